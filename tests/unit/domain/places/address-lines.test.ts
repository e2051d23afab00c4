import { expect, test } from '@playwright/test';
import {
	addressLine,
	addressLines,
	locality,
	townLine,
} from '../../../../src/domain/places/address-lines.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

const whole = (country_code: string) => ({
	street: 'High Street 1',
	postal_code: '12345',
	neighbourhood: 'Old Town',
	city: 'Newport',
	region: 'West',
	country_code,
});

test('puts postal code and city in the order of the country', () => {
	const expected: Record<string, string[]> = {
		FR: ['High Street 1', 'Old Town', '12345 Newport', 'West, France'],
		PT: ['High Street 1', 'Old Town', '12345 Newport', 'West, Portugal'],
		DE: ['High Street 1', 'Old Town', '12345 Newport', 'West, Germany'],
		gb: ['High Street 1', 'Old Town', 'Newport', '12345', 'West, United Kingdom'],
		IE: ['High Street 1', 'Old Town', 'Newport', 'West', '12345', 'Ireland'],
		TR: ['High Street 1', 'Old Town', '12345 Newport/West', 'Türkiye'],
		IT: ['High Street 1', 'Old Town', '12345 Newport', 'West, Italy'],
		ZA: ['High Street 1', 'Old Town', 'Newport', '12345', 'West, South Africa'],
		NZ: ['High Street 1', 'Old Town', 'Newport 12345', 'West, New Zealand'],
		US: ['High Street 1', 'Old Town', 'Newport, West 12345', 'United States'],
		CA: ['High Street 1', 'Old Town', 'Newport West 12345', 'Canada'],
		AU: ['High Street 1', 'Old Town', 'Newport West 12345', 'Australia'],
		MX: ['High Street 1', 'Old Town', '12345 Newport, West', 'Mexico'],
		BR: ['High Street 1', 'Old Town', 'Newport - West', '12345', 'Brazil'],
		IN: ['High Street 1', 'Old Town', 'Newport 12345', 'West', 'India'],
		HU: ['Newport', 'High Street 1', 'Old Town', '12345', 'West, Hungary'],
		JP: ['High Street 1', 'Old Town', 'Newport, West 12345', 'Japan'],
		RU: ['High Street 1', 'Old Town', 'Newport', 'West', '12345', 'Russia'],
	};
	for (const [code, lines] of Object.entries(expected)) {
		expect(addressLines(whole(code), 'en-GB'), code).toEqual(lines);
	}
});

test('writes an address in an East Asian script from the largest part to the smallest', () => {
	expect(
		addressLines(
			{
				street: '本町1丁目2-3',
				city: '松本市',
				region: '長野県',
				postal_code: '390-0811',
				country_code: 'JP',
			},
			'ja',
		),
	).toEqual(['390-0811', '長野県松本市本町1丁目2-3', '日本']);
	expect(
		addressLines(
			{
				street: '세종대로 110',
				city: '중구',
				region: '서울특별시',
				postal_code: '04524',
				country_code: 'KR',
			},
			'en-GB',
		),
	).toEqual(['서울특별시 중구 세종대로 110', '04524', 'South Korea']);
});

test('leaves out missing parts with their separators', () => {
	expect(addressLines({ city: 'Tours', country_code: 'FR' }, 'en-GB')).toEqual(['Tours', 'France']);
	expect(addressLines({ postal_code: '37000' }, 'en-GB')).toEqual(['37000']);
	expect(addressLines({ region: 'Ohio', country_code: 'US' }, 'en-GB')).toEqual([
		'Ohio',
		'United States',
	]);
	expect(
		addressLines({ city: 'Dayton', postal_code: '45402', country_code: 'US' }, 'en-GB'),
	).toEqual(['Dayton 45402', 'United States']);
	expect(addressLines({ city: 'Recife', country_code: 'BR' }, 'en-GB')).toEqual([
		'Recife',
		'Brazil',
	]);
	expect(addressLines({}, 'en-GB')).toEqual([]);
	expect(addressLines(undefined, 'en-GB')).toEqual([]);
});

test('says no part twice', () => {
	expect(
		addressLines(
			{
				street: 'Doca dos Olivais',
				street_alt: 'doca dos olivais',
				city: '1990-005 Lisboa',
				postal_code: '1990-005',
				neighbourhood: 'Lisboa',
				region: 'lisboa',
				country: 'Portugal',
				country_code: 'PT',
			},
			'en-GB',
		),
	).toEqual(['Doca dos Olivais', '1990-005 Lisboa', 'Portugal']);
});

test('gives both lines of a street', () => {
	expect(
		addressLines(
			{ street: 'Parvis de la Gare TGV', street_alt: 'Rue Fabienne Landy', city: 'Tours' },
			'en-GB',
		),
	).toEqual(['Parvis de la Gare TGV', 'Rue Fabienne Landy', 'Tours']);
});

test('the town is no street', () => {
	const inTours = { city: 'Tours', postal_code: '37000', country_code: 'FR' };

	for (const street of ['Tours', 'TOURS', '37000 Tours', 'Tours (37000)']) {
		expect(addressLines({ ...inTours, street }, 'en-GB'), street).toEqual([
			'37000 Tours',
			'France',
		]);
	}
	expect(
		addressLines({ street: 'Montrichard-Val-de-Cher', city: 'Montrichard Val de Cher' }, 'en-GB'),
	).toEqual(['Montrichard Val de Cher']);
	expect(
		addressLines(
			{ street: '39 rue de l’Europe', street_alt: 'Chisseaux', city: 'Chisseaux' },
			'en-GB',
		),
	).toEqual(['39 rue de l’Europe', 'Chisseaux']);
	expect(addressLines({ ...inTours, street: 'Rue de Tours' }, 'en-GB')).toEqual([
		'Rue de Tours',
		'37000 Tours',
		'France',
	]);
	expect(addressLines({ street: 'Tours', postal_code: '37000' }, 'en-GB')).toEqual([
		'Tours',
		'37000',
	]);
});

test('names the country in the language of the guide, or as the source does', () => {
	expect(addressLines({ city: 'Porto', country: 'Portugal', country_code: 'PT' }, 'de')).toEqual([
		'Porto',
		'Portugal',
	]);
	expect(
		addressLines({ city: 'Köln', country: 'Deutschland', country_code: 'DE' }, 'pt-PT'),
	).toEqual(['Köln', 'Alemanha']);
	expect(addressLines({ city: 'Ys', country: 'Armorica', country_code: 'XX' }, 'en-GB')).toEqual([
		'Ys',
		'Armorica',
	]);
	expect(addressLines({ city: 'Ys', country_code: '__proto__' }, 'en-GB')).toEqual(['Ys']);
});

test('keeps right-to-left text, braces and pipes as they are', () => {
	expect(
		addressLines({ street: 'شارع {city} | 5', city: 'القاهرة', country_code: 'EG' }, 'en-GB'),
	).toEqual(['شارع {city} | 5', 'القاهرة', 'Egypt']);
	expect(
		addressLines(
			{ street: '$& {region}', city: '$1', postal_code: '$2', country_code: 'FR' },
			'en-GB',
		),
	).toEqual(['$& {region}', '$2 $1', 'France']);
});

test('tells in a few words where a place is', () => {
	const where = (address: Parameters<typeof addressLines>[0], contained_in?: string) =>
		locality({ address, contained_in });
	expect(where({ neighbourhood: 'Alfama', city: 'Lisbon', region: 'Greater Lisbon' })).toBe(
		'Alfama, Lisbon',
	);
	expect(where({ city: 'Tours', region: 'Centre-Val de Loire' }, 'Indre-et-Loire')).toBe('Tours');
	expect(where({ neighbourhood: 'Cascais', city: 'Cascais' })).toBe('Cascais');
	expect(where({ neighbourhood: 'Serra', region: 'Sintra' })).toBe('Serra, Sintra');
	expect(where({ region: 'Sintra' }, 'Park of Sintra')).toBe('Sintra');
	expect(where({}, 'Park of Sintra')).toBe('Park of Sintra');
	expect(where({ street: 'Rua 1', country: 'Portugal' })).toBeUndefined();
	expect(locality(undefined)).toBeUndefined();
});

test('reads a city of very many hyphens in a time that grows with its length', () => {
	const read = (hyphens: number) =>
		addressLines({ city: `A37000${'-'.repeat(hyphens)}B`, postal_code: '37000' }, 'en-GB');

	expect(growth(5000, read)).toBeLessThan(steadyGrowth);
	expect(read(3)).toEqual(['37000 A---B']);
});

const california = { city: 'San Francisco', region: 'CA', postal_code: '94133' };
const tours = { city: 'Tours', postal_code: '37000', country_code: 'FR' };

test('writes an address on one line in the order of its country', () => {
	const words = { city: 'San Francisco', region: 'CA', postalCode: '94133', countryCode: 'US' };

	expect(addressLine({ street: '100 Oceanside Drive', ...words }, 'en-GB')).toBe(
		'100 Oceanside Drive, San Francisco, CA 94133, United States',
	);
	expect(addressLine({}, 'en-GB')).toBeUndefined();
	expect(townLine({ city: 'Newport', postalCode: 'NP20 1AA', countryCode: 'GB' })).toBe(
		'Newport, NP20 1AA',
	);
	expect(townLine({ city: 'Newport', postalCode: '12345', countryCode: 'NZ' })).toBe(
		'Newport 12345',
	);
	expect(townLine({ city: 'Tours', postalCode: '37000' })).toBe('37000 Tours');
	expect(townLine({})).toBe('');
});

test('does not say again the town and the region that the street has', () => {
	for (const street of [
		'100 Oceanside Drive',
		'100 Oceanside Drive, San Francisco',
		'100 Oceanside Drive, San Francisco, CA 94133',
		'100 Oceanside Drive, SAN FRANCISCO CA, 94133, USA',
		'100 Oceanside Drive (San Francisco, United States)',
		'San Francisco, 100 Oceanside Drive',
	]) {
		expect(
			addressLines({ street, ...california, country: 'USA', country_code: 'US' }, 'en-GB'),
		).toEqual(['100 Oceanside Drive', 'San Francisco, CA 94133', 'United States']);
	}
	const unparted = '100 Oceanside Drive San Francisco, CA 94133';
	expect(addressLines({ street: unparted, ...california, country_code: 'US' }, 'en-GB')).toEqual([
		unparted,
		'United States',
	]);
	expect(addressLines({ ...tours, street: '12 rue Nationale 37000 Tours' }, 'fr')).toEqual([
		'12 rue Nationale',
		'37000 Tours',
		'France',
	]);
	expect(addressLines({ ...tours, street: '12 rue Nationale, 37000 Tours Cedex' }, 'fr')).toEqual([
		'12 rue Nationale, 37000 Tours Cedex',
		'France',
	]);
});

test('leaves a part in the street that has other accents there', () => {
	const madrid = { neighbourhood: 'Tetuan', city: 'MADRID', country_code: 'ES' };

	expect(addressLines({ ...madrid, street: 'Biblioteca Zambrano (Tetuán), Madrid' }, 'es')).toEqual(
		['Biblioteca Zambrano (Tetuán), Madrid', 'España'],
	);
	expect(addressLines({ ...madrid, street: 'Biblioteca Zambrano (Tetuan)' }, 'es')).toEqual([
		'Biblioteca Zambrano',
		'Tetuan',
		'MADRID',
		'España',
	]);
});

test('takes the town in the name of a street for no town', () => {
	for (const street of ['12 rue de Tours', 'Rue de Tours, 12', 'Hôtel de Tours, 12 quai Neuf']) {
		expect(addressLines({ ...tours, street }, 'fr'), street).toEqual([
			street,
			'37000 Tours',
			'France',
		]);
	}
	expect(addressLines({ ...tours, street: 'Rue de Tours, 37000' }, 'fr')).toEqual([
		'Rue de Tours',
		'37000 Tours',
		'France',
	]);
});

test('does not say again what the street of an East Asian address has', () => {
	const seoul = { city: '종로구', region: '서울특별시', country_code: 'KR' };
	for (const street of [
		'서울특별시 종로구 사직로 161 (세종로)',
		'서울 종로구 사직로 161',
		'종로구 사직로 161',
		'사직로 161',
	]) {
		const lines = addressLines({ ...seoul, street }, 'ko');
		expect(lines.join().split('종로구'), street).toHaveLength(2);
		expect(lines.join().split('서울'), street).toHaveLength(2);
	}
	expect(
		addressLines(
			{
				street: '161, Sajik-ro, Jongno-gu, Seoul',
				city: 'Jongno-gu',
				region: 'Seoul',
				postal_code: '03045',
				country_code: 'KR',
			},
			'en-GB',
		),
	).toEqual(['161, Sajik-ro', 'Jongno-gu', 'Seoul', '03045', 'South Korea']);
	const tokyo = { city: '千代田区', region: '東京都', postal_code: '100-0005', country_code: 'JP' };
	for (const street of ['東京都千代田区丸の内1丁目9-1', '丸の内1丁目9-1']) {
		expect(addressLines({ ...tokyo, street }, 'ja'), street).toEqual([
			'100-0005',
			'東京都千代田区丸の内1丁目9-1',
			'日本',
		]);
	}
	const whole = '〒100-0005 東京都千代田区丸の内1丁目9-1';
	expect(addressLines({ ...tokyo, street: whole }, 'ja')).toEqual([whole, '日本']);
	expect(addressLines({ street: '上海路5号', city: '上海', country_code: 'CN' }, 'zh')).toEqual([
		'上海上海路5号',
		'中国',
	]);
});

test('finds the order of a country by its name, and of East Asian text by its script', () => {
	const words = { street: 'High Street 1', city: 'Newport', postal_code: '12345', region: 'West' };

	expect(addressLines({ ...words, country: 'United States' }, 'en-GB')).toEqual([
		'High Street 1',
		'Newport, West 12345',
		'United States',
	]);
	expect(addressLines({ ...words, country: 'Vereinigte Staaten' }, 'de')[1]).toBe(
		'Newport, West 12345',
	);
	expect(addressLines({ ...words, country: 'Armorica' }, 'en-GB')).toEqual([
		'High Street 1',
		'12345 Newport',
		'West, Armorica',
	]);
	expect(addressLines({ street: '丸の内1丁目', city: '千代田区', region: '東京都' }, 'ja')).toEqual(
		['東京都千代田区丸の内1丁目'],
	);
});

test('writes a part for which the addresses of a country have no place', () => {
	expect(
		addressLines({ city: 'Dubai', region: 'Deira', postal_code: '999', country_code: 'AE' }, 'en'),
	).toEqual(['Dubai', 'Deira', '999, United Arab Emirates']);
});

test('says a city that is its country once', () => {
	expect(
		addressLines(
			{
				street: '1 Marina Boulevard, Singapore 018956',
				city: 'Singapore',
				postal_code: '018956',
				country: 'Singapore',
				country_code: 'SG',
			},
			'en-GB',
		),
	).toEqual(['1 Marina Boulevard', 'Singapore 018956']);
});
