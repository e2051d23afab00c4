import { expect, test } from '@playwright/test';
import { places as messages } from '../../../../src/i18n/messages/en/places.ts';
import { directionsTo, formatCoordinates } from '../../../../src/domain/places/directions.ts';
import { mapLinks } from '../../../../src/domain/places/map-links.ts';

test('links to the point, for every system', () => {
	expect(
		directionsTo({ latitude: 38.697894321, longitude: -9.20674 }, 'Jerónimos (church)', 'en-GB'),
	).toEqual({
		href: 'https://www.openstreetmap.org/directions?to=38.69789%2C-9.20674',
		androidHref: 'geo:38.69789,-9.20674?q=38.69789,-9.20674(Jer%C3%B3nimos%20church)',
		appleHref: 'https://maps.apple.com/?daddr=38.69789%2C-9.20674',
		googleHref: 'https://www.google.com/maps/dir/?api=1&destination=38.69789%2C-9.20674',
		coordinatesToCopy: '38.69789, -9.20674',
	});
});

test('leads to the very point that is shown', () => {
	const point = { latitude: 47.068025, longitude: -1.000015 };

	expect(directionsTo(point, 'A', 'en-GB')?.coordinatesToCopy).toBe('47.06802, -1.00002');
	expect(formatCoordinates(point, 'en-GB', messages)).toEqual(['47.06802° N', '1.00002° W']);
});

test('writes no exponent and no negative zero', () => {
	expect(
		directionsTo({ latitude: 1e-7, longitude: -1e-9 }, 'Null Island', 'en-GB')?.coordinatesToCopy,
	).toBe('0, 0');
	expect(directionsTo({ latitude: 0.00001, longitude: 180 }, 'A', 'en-GB')?.coordinatesToCopy).toBe(
		'0.00001, 180',
	);
});

test('looks for the address where no coordinates are stated, on Android and by Apple with the name', () => {
	expect(
		directionsTo(
			{
				address: {
					street: '8 rue Berthelot',
					city: 'Tours',
					postal_code: '37000',
					country_code: 'FR',
				},
			},
			'Hôtel Berthelot',
			'en-GB',
		),
	).toEqual({
		href: 'https://www.openstreetmap.org/search?query=8%20rue%20Berthelot%2C%2037000%20Tours%2C%20France',
		androidHref:
			'geo:0,0?q=H%C3%B4tel%20Berthelot%2C%208%20rue%20Berthelot%2C%2037000%20Tours%2C%20France',
		appleHref:
			'https://maps.apple.com/?daddr=H%C3%B4tel%20Berthelot%2C%208%20rue%20Berthelot%2C%2037000%20Tours%2C%20France',
		googleHref:
			'https://www.google.com/maps/dir/?api=1&destination=H%C3%B4tel%20Berthelot%2C%208%20rue%20Berthelot%2C%2037000%20Tours%2C%20France',
	});
});

test('asks OpenStreetMap, which wants to find every word, for one line of the street and its town', () => {
	const address = {
		street: 'Grande Rue',
		street_alt: 'Lieu-dit Le Moulin',
		neighbourhood: 'Ruillé',
		city: 'Loir en Vallée',
		region: 'Pays de la Loire',
		country_code: 'FR',
	};
	const hrefOf = (more: object) =>
		directionsTo({ address: { ...address, ...more } }, 'Hôtel', 'en-GB')?.href;
	const search = 'https://www.openstreetmap.org/search?query=';

	expect(hrefOf({ postal_code: '72340' })).toBe(
		`${search}Grande%20Rue%2C%2072340%20Loir%20en%20Vall%C3%A9e%2C%20France`,
	);
	expect(hrefOf({})).toBe(
		`${search}Grande%20Rue%2C%20Loir%20en%20Vall%C3%A9e%2C%20Pays%20de%20la%20Loire%2C%20France`,
	);
	expect(hrefOf({ street: undefined, street_alt: undefined, postal_code: '72340' })).toBe(
		`${search}H%C3%B4tel%2C%20Ruill%C3%A9%2C%2072340%20Loir%20en%20Vall%C3%A9e%2C%20Pays%20de%20la%20Loire%2C%20France`,
	);
});

test('leads to street and town rather than to a point of two decimals, which is then not there to be copied', () => {
	const address = { street: '8 rue Berthelot', city: 'Tours' };
	const rough = { latitude: 47.39, longitude: 0.69 };
	const hrefOf = (location: object) => directionsTo(location, 'Hôtel', 'en-GB')?.href;
	const toPoint = 'https://www.openstreetmap.org/directions?to=47.39%2C0.69';

	expect(directionsTo({ ...rough, address }, 'Hôtel', 'en-GB')).toEqual({
		href: 'https://www.openstreetmap.org/search?query=8%20rue%20Berthelot%2C%20Tours',
		androidHref: 'geo:0,0?q=H%C3%B4tel%2C%208%20rue%20Berthelot%2C%20Tours',
		appleHref: 'https://maps.apple.com/?daddr=H%C3%B4tel%2C%208%20rue%20Berthelot%2C%20Tours',
		googleHref:
			'https://www.google.com/maps/dir/?api=1&destination=H%C3%B4tel%2C%208%20rue%20Berthelot%2C%20Tours',
	});
	expect(hrefOf({ ...rough, address: { city: 'Tours' } })).toBe(toPoint);
	expect(hrefOf({ ...rough, address: { street: '8 rue Berthelot' } })).toBe(toPoint);
	expect(hrefOf({ latitude: 47.39, longitude: 0.691, address })).toBe(`${toPoint}1`);
});

test('passes by a point of two decimals that the source links to beside street and town', () => {
	const address = { street: '8 rue Berthelot', city: 'Tours' };
	const geoHref = (geo_link: string) => mapLinks({ address, geo_link }, 'Hôtel').geoHref;

	expect(geoHref('geo:47.39,0.69')).toBeUndefined();
	expect(geoHref('geo:47.391,0.69')).toBe('geo:47.391,0.69?q=47.391,0.69(H%C3%B4tel)');
});

test('takes no point of a link that is rougher than the place’s own', () => {
	const geoHref = (latitude: number) =>
		mapLinks({ latitude, longitude: 1.33, geo_link: 'geo:47.59,1.34' }, 'Tower').geoHref;

	expect(geoHref(47.58613)).toBeUndefined();
	expect(geoHref(47.58)).toBe('geo:47.59,1.34?q=47.59,1.34(Tower)');
});

test('knows no way to a place of which only the region is stated', () => {
	expect(
		directionsTo({ address: { region: 'Alentejo', country_code: 'PT' } }, 'A', 'en'),
	).toBeUndefined();
	expect(directionsTo({}, 'A', 'en')).toBeUndefined();
	expect(directionsTo(undefined, 'A', 'en')).toBeUndefined();
	expect(directionsTo({ latitude: 0, longitude: 0 }, 'A', 'en')).toBeUndefined();
});

test('looks for no event by its name on maps', () => {
	const address = { city: 'Madrid', country_code: 'ES' };
	const toEvent = (location: object) => directionsTo(location, 'Street Art', 'en-GB', false);

	expect(toEvent({ address })).toBeUndefined();
	expect(toEvent({ address: { ...address, street: 'Calle Mayor 1' } })?.androidHref).toBe(
		'geo:0,0?q=Calle%20Mayor%201%2C%20Madrid%2C%20Spain',
	);
	expect(toEvent({ address, latitude: 1, longitude: 2 })?.androidHref).toBe(
		'geo:1,2?q=1,2(Street%20Art)',
	);
});

test('escapes a hostile name', () => {
	const directions = directionsTo(
		{ latitude: 1, longitude: 2 },
		')"><script>alert(1)</script>&q=x#',
		'en',
	);
	expect(directions?.androidHref).toBe(
		'geo:1,2?q=1,2(%22%3E%3Cscript%3Ealert%201%20%3C%2Fscript%3E%26q%3Dx%23)',
	);
	expect(directionsTo({ latitude: 1, longitude: 2 }, '\uD800', 'en')?.androidHref).toBe(
		'geo:1,2?q=1,2(%EF%BF%BD)',
	);
});

test('keeps the map links of the source, by their kind', () => {
	expect(
		mapLinks({ map_url: 'https://maps.example/1', geo_link: 'geo:38.7,-9.2' }, 'Tower'),
	).toEqual({ mapHrefs: ['https://maps.example/1'], geoHref: 'geo:38.7,-9.2?q=38.7,-9.2(Tower)' });
	expect(mapLinks({ geo_link: 'https://maps.example/2' }, 'Tower')).toEqual({
		mapHrefs: ['https://maps.example/2'],
		geoHref: undefined,
	});
	expect(
		mapLinks({ map_url: 'geo:1,2?q=1,2(A)', geo_link: 'https://maps.example/2' }, 'Tower'),
	).toEqual({ mapHrefs: ['https://maps.example/2'], geoHref: 'geo:1,2?q=1,2(Tower)' });
	expect(mapLinks(undefined, 'Tower')).toEqual({ mapHrefs: [], geoHref: undefined });
});

test('marks and names a bare point of the source, at which maps on Android only open', () => {
	const marked = 'geo:38.69789,-9.20674?q=38.69789,-9.20674(Jer%C3%B3nimos%20church)';
	for (const bare of ['', ',12', ';u=35', '?z=17']) {
		expect(
			mapLinks({ geo_link: `geo:38.69789,-9.20674${bare}` }, 'Jerónimos (church)').geoHref,
		).toBe(marked);
	}
});

test('takes nothing but the point of a link to maps on Android', () => {
	const geoHref = (geo_link: string) => mapLinks({ geo_link }, 'Tower').geoHref;
	const tower = 'geo:38.7,-9.2?q=38.7,-9.2(Tower)';

	expect(geoHref('geo:38.7,-9.2?q=Another%20tower')).toBe(tower);
	expect(geoHref('geo:38.7,-9.2?q=1,2(Another tower)')).toBe(tower);
	expect(geoHref('geo:0,0?q=38.7,-9.2(Another tower)')).toBe(tower);
	expect(geoHref('geo:0,0?z=3&q=38.7,-9.2')).toBe(tower);
	for (const pointless of [
		'geo:0,0?q=Anything',
		'geo:0,0?q=1,2%20Main%20Street',
		'geo:somewhere',
		'geo:1.2.3,4',
		'geo:91,4',
		'geo:',
	]) {
		expect(geoHref(pointless), pointless).toBeUndefined();
	}
	expect(mapLinks({ map_url: 'geo:0,0?q=A', geo_link: 'geo:38.7,-9.2' }, 'Tower').geoHref).toBe(
		tower,
	);
});

test('writes coordinates for the eye in the numbers of the locale', () => {
	const lisbon = { latitude: 38.69789, longitude: -9.20674 };
	expect(formatCoordinates(lisbon, 'en-GB', messages)).toEqual(['38.69789° N', '9.20674° W']);
	expect(formatCoordinates(lisbon, 'pt-PT', messages)).toEqual(['38,69789° N', '9,20674° W']);
	expect(formatCoordinates({ latitude: -33.5, longitude: 151 }, 'en-GB', messages)).toEqual([
		'33.5° S',
		'151° E',
	]);
});
