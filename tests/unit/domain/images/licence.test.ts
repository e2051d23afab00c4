import { expect, test } from '@playwright/test';
import { isLicenceAmong, isSourceOwed, licenceOf } from '../../../../src/domain/images/licence.ts';

const bySa4 = { name: 'CC BY-SA 4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' };
const zero = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };

test('reads a Creative Commons code however it is written', () => {
	for (const text of [
		'CC BY-SA 4.0',
		'cc-by-sa-4.0',
		'CC_BY_SA_4.0',
		'CC BY-SA v4.0',
		'cc by-sa 4',
		'Creative Commons BY-SA 4.0',
		'Creative Commons Attribution-ShareAlike 4.0 International',
		'Creative Commons Attribution-Share Alike 4.0 International License',
		'CC BY-SA 4.0 DEED',
		'CC 4.0 BY-SA',
		' CC BY-SA 4.0 International (CC BY-SA 4.0) '.slice(0, 27),
	]) {
		expect(licenceOf(text), text).toEqual(bySa4);
	}
	expect(licenceOf('CC BY 2.5')).toEqual({
		name: 'CC BY 2.5',
		url: 'https://creativecommons.org/licenses/by/2.5/',
	});
	expect(licenceOf('CC BY-NC-ND 3.0')).toEqual({
		name: 'CC BY-NC-ND 3.0',
		url: 'https://creativecommons.org/licenses/by-nc-nd/3.0/',
	});
	expect(licenceOf('Creative Commons Attribution-NonCommercial-NoDerivatives 4.0')).toEqual({
		name: 'CC BY-NC-ND 4.0',
		url: 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
	});
});

test('reads the port of a Creative Commons code, as versions up to 3.0 had them', () => {
	for (const [text, name, path] of [
		['CC BY-SA 3.0 DE', 'CC BY-SA 3.0 DE', 'by-sa/3.0/de'],
		['CC BY 3.0 US', 'CC BY 3.0 US', 'by/3.0/us'],
		['cc-by-nc-sa-2.5-it', 'CC BY-NC-SA 2.5 IT', 'by-nc-sa/2.5/it'],
		['CC BY-SA 3.0 IGO', 'CC BY-SA 3.0 IGO', 'by-sa/3.0/igo'],
		['CC BY 2.5 Scotland', 'CC BY 2.5 SCOTLAND', 'by/2.5/scotland'],
	] as const) {
		expect(licenceOf(text), text).toEqual({
			name,
			url: `https://creativecommons.org/licenses/${path}/`,
		});
	}
	for (const text of ['CC BY-SA 4.0 DE', 'CC BY-SA DE', 'CC DE BY-SA 3.0', 'CC BY 3.0 DE AT']) {
		expect(licenceOf(text), text).toEqual({ name: text });
	}
	expect(licenceOf('CC BY-NC 2.0 UK')?.url).toBe(
		'https://creativecommons.org/licenses/by-nc/2.0/uk/',
	);
	expect(licenceOf('CC BY 2.1 JP')?.url).toBe('https://creativecommons.org/licenses/by/2.1/jp/');
	for (const text of ['CC BY 2.1', 'CC BY 3.0 UK', 'CC BY-SA 3.0 EU', 'CC BY-SA 3.0 EN']) {
		expect(licenceOf(text), text).toEqual({ name: text });
	}
});

test('writes the address of the first version that parted its elements the other way round', () => {
	const first = {
		name: 'CC BY-NC-ND 1.0',
		url: 'https://creativecommons.org/licenses/by-nd-nc/1.0/',
	};
	expect(licenceOf('CC BY-NC-ND 1.0')).toEqual(first);
	expect(licenceOf('http://creativecommons.org/licenses/by-nd-nc/1.0/')).toEqual(first);
});

test('reads an address that lacks its scheme', () => {
	expect(licenceOf('//creativecommons.org/licenses/by-sa/4.0/')).toEqual(bySa4);
	expect(licenceOf('creativecommons.org/licenses/by-sa/4.0/')).toEqual(bySa4);
	expect(licenceOf('www.creativecommons.org/licenses/by-sa/4.0/deed.fr')).toEqual(bySa4);
	expect(licenceOf('//museum.example/terms')).toEqual({
		name: 'museum.example',
		url: 'https://museum.example/terms',
	});
});

test('gives the canonical address for any address of a Creative Commons licence', () => {
	for (const address of [
		'https://creativecommons.org/licenses/by-sa/4.0/',
		'http://creativecommons.org/licenses/by-sa/4.0',
		'https://www.creativecommons.org/licenses/by-sa/4.0/deed.fr',
		'https://creativecommons.org/licenses/by-sa/4.0/legalcode',
		'HTTPS://CREATIVECOMMONS.ORG/licenses/BY-SA/4.0/?ref=x#top',
	]) {
		expect(licenceOf(address), address).toEqual(bySa4);
	}
	expect(licenceOf('https://creativecommons.org/licenses/by/3.0/fr/deed.fr')).toEqual({
		name: 'CC BY 3.0 FR',
		url: 'https://creativecommons.org/licenses/by/3.0/fr/',
	});
	expect(licenceOf('https://creativecommons.org/licenses/by/3.0/igo/')).toEqual({
		name: 'CC BY 3.0 IGO',
		url: 'https://creativecommons.org/licenses/by/3.0/igo/',
	});
});

test('knows the public domain tools', () => {
	for (const text of ['CC0', 'cc0 1.0', 'CC-0', 'CC Zero', 'Creative Commons Zero']) {
		expect(licenceOf(text), text).toEqual(zero);
	}
	expect(licenceOf('CC0 1.0 Universal')).toEqual(zero);
	expect(licenceOf('http://creativecommons.org/publicdomain/zero/1.0/deed.pt')).toEqual(zero);
	expect(licenceOf('Public Domain Mark 1.0')).toEqual({
		name: 'Public Domain Mark 1.0',
		url: 'https://creativecommons.org/publicdomain/mark/1.0/',
	});
	expect(licenceOf('https://creativecommons.org/publicdomain/mark/1.0/')).toEqual({
		name: 'Public Domain Mark 1.0',
		url: 'https://creativecommons.org/publicdomain/mark/1.0/',
	});
});

test('gives no address for a code without version, nor for a licence that does not exist', () => {
	expect(licenceOf('CC BY-SA')).toEqual({ name: 'CC BY-SA' });
	expect(licenceOf('cc by')).toEqual({ name: 'CC BY' });
	expect(licenceOf('CC BY 5.0')).toEqual({ name: 'CC BY 5.0' });
	expect(licenceOf('CC ND 4.0')).toEqual({ name: 'CC ND 4.0' });
	expect(licenceOf('CC BY 4.0 except the logo')).toEqual({ name: 'CC BY 4.0 except the logo' });
	expect(licenceOf('Creative Commons')).toEqual({ name: 'Creative Commons' });
	expect(licenceOf('https://creativecommons.org/licenses/by/9.9/')).toEqual({
		name: 'creativecommons.org',
		url: 'https://creativecommons.org/licenses/by/9.9/',
	});
});

test('names open licences of data, and other addresses by their host', () => {
	expect(licenceOf('https://www.etalab.gouv.fr/licence-ouverte-open-licence/')).toEqual({
		name: 'Licence Ouverte (Etalab)',
		url: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
	});
	expect(licenceOf('https://opendatacommons.org/licenses/odbl/1-0/')).toEqual({
		name: 'Open Database License (ODbL)',
		url: 'https://opendatacommons.org/licenses/odbl/1-0/',
	});
	expect(licenceOf('https://www.museum.example/terms?x=1')).toEqual({
		name: 'museum.example',
		url: 'https://www.museum.example/terms?x=1',
	});
});

test('keeps any other text, and knows none where nothing is stated', () => {
	expect(licenceOf('All rights reserved')).toEqual({ name: 'All rights reserved' });
	expect(licenceOf('© Ana Reis, may be used with articles')).toEqual({
		name: '© Ana Reis, may be used with articles',
	});
	expect(licenceOf('javascript:alert(1)')).toEqual({ name: 'javascript:alert(1)' });
	expect(licenceOf('https://')).toEqual({ name: 'https://' });
	expect(licenceOf('   ')).toBeUndefined();
	expect(licenceOf(undefined)).toBeUndefined();
});

test('what is in the public domain owes no source, also where its licence was read from a file', () => {
	for (const text of ['CC0 1.0', 'Public Domain Mark 1.0']) {
		const licence = licenceOf(text);
		expect(isSourceOwed(licence), text).toBe(false);
		expect(isSourceOwed(structuredClone(licence)), text).toBe(false);
	}
	for (const text of ['CC BY 4.0', 'CC BY', 'All rights reserved', undefined]) {
		expect(isSourceOwed(structuredClone(licenceOf(text))), text).toBe(true);
	}
});

test('reads usual spellings of Creative Commons licences in any language that is known', () => {
	for (const [text, path] of [
		['CC BY-ND-NC 2.0', 'by-nc-nd/2.0'],
		['CC-BY-SA-NC 3.0', 'by-nc-sa/3.0'],
		['Attribution 4.0 International (CC BY 4.0)', 'by/4.0'],
		['Creative Commons Attribution (CC BY 4.0)', 'by/4.0'],
		['Attribution-NonCommercial-ShareAlike 4.0 International (CC BY-NC-SA 4.0)', 'by-nc-sa/4.0'],
		['Attribution-ShareAlike 3.0 Unported', 'by-sa/3.0'],
		['cc-by-sa-3.0-migrated', 'by-sa/3.0'],
		['CC BY-SA 3.0-migrated-with-disclaimers', 'by-sa/3.0'],
		["Attribution - Pas d'Utilisation Commerciale 4.0 International", 'by-nc/4.0'],
		['Attribution – Partage dans les Mêmes Conditions 4.0 International', 'by-sa/4.0'],
		['Namensnennung – Weitergabe unter gleichen Bedingungen 4.0 International', 'by-sa/4.0'],
		['Creative Commons Namensnennung-Nicht kommerziell 3.0 DE', 'by-nc/3.0/de'],
		['Reconocimiento-NoComercial-SinObraDerivada 4.0 Internacional', 'by-nc-nd/4.0'],
		['Attribuzione - Condividi allo stesso modo 4.0 Internazionale (CC BY-SA 4.0)', 'by-sa/4.0'],
		['Naamsvermelding-GelijkDelen 4.0 Internationaal', 'by-sa/4.0'],
		['Atribuição-CompartilhaIgual 4.0 Internacional', 'by-sa/4.0'],
		['表示-継承 4.0 国際', 'by-sa/4.0'],
		['クリエイティブ・コモンズ', undefined],
		['Uznanie autorstwa – Na tych samych warunkach 4.0 Międzynarodowe', 'by-sa/4.0'],
	] as const) {
		const url = path && `https://creativecommons.org/licenses/${path}/`;
		expect(licenceOf(text)?.url, text).toBe(url);
	}
});

test('a licence that is offered in several versions has all of them, and the link of the newest', () => {
	for (const text of ['cc-by-sa-3.0,2.5,2.0,1.0', 'CC BY-SA 1.0, 2.0, 2.5 & 3.0']) {
		expect(licenceOf(text), text).toEqual({
			name: 'CC BY-SA 3.0, 2.5, 2.0, 1.0',
			url: 'https://creativecommons.org/licenses/by-sa/3.0/',
		});
	}
	expect(isLicenceAmong(licenceOf('CC BY-SA 4.0-3.0'), ['CC BY-SA'])).toBe(true);
	expect(licenceOf('CC BY-SA 4.0, 9.0')).toEqual({ name: 'CC BY-SA 4.0, 9.0' });
});

test('a title and a code that name two licences, and words of other licences, stay text', () => {
	for (const text of [
		...['Attribution 4.0 International (CC BY-SA 4.0)', 'CC BY 4.0 (CC BY 3.0)', 'Attribution'],
		...['Attribution required', 'by 4.0', 'Photo by 4.0', 'CC BY 4.0 (museum only)', '表示'],
	]) {
		expect(licenceOf(text), text).toEqual({ name: text });
	}
});

test('reads further spellings: doubled, joined, with words, brackets and addresses about them', () => {
	for (const [text, path] of [
		['Creative Commons CC BY 4.0', 'by/4.0'],
		['Creative Commons — Attribution 4.0 International — CC BY 4.0', 'by/4.0'],
		['Licensed under CC BY-SA 4.0', 'by-sa/4.0'],
		['License: CC BY 4.0', 'by/4.0'],
		['[CC BY-SA 4.0]', 'by-sa/4.0'],
		['CCBY 4.0', 'by/4.0'],
		['CC-BYSA-4.0', 'by-sa/4.0'],
		['CC BY\u2011SA 4.0', 'by-sa/4.0'],
		['ＣＣ ＢＹ ４．０', 'by/4.0'],
		['CC BY-SA (v. 4.0)', 'by-sa/4.0'],
		['cc by-nc 4.0 intl.', 'by-nc/4.0'],
		['CC BY 4.0 https://creativecommons.org/licenses/by/4.0/', 'by/4.0'],
		['CC BY-SA 4.0 <https://creativecommons.org/licenses/by-sa/4.0>', 'by-sa/4.0'],
		['https://spdx.org/licenses/CC-BY-4.0.html', 'by/4.0'],
		['知识共享 署名-相同方式共享 4.0', 'by-sa/4.0'],
		['크리에이티브 커먼즈 저작자표시 4.0', 'by/4.0'],
	] as const) {
		const url = `https://creativecommons.org/licenses/${path}/`;
		expect(licenceOf(text), text).toEqual({
			name: `CC ${path.replace('/', ' ').toUpperCase()}`,
			url,
		});
	}
	for (const text of [
		'Creative Commons Zero v1.0 Universal',
		'CC0 1.0 Universal (CC0 1.0) Public Domain Dedication',
		'Public Domain Dedication (CC0)',
	]) {
		expect(licenceOf(text), text).toEqual(zero);
	}
	for (const text of [
		'CC BY-SA 4.0 or later',
		'CC BY-SA 3.0 / GFDL',
		'CC BY 4.0 https://creativecommons.org/licenses/by/3.0/',
		'Terms of use https://museum.example/terms',
	]) {
		expect(licenceOf(text), text).toEqual({ name: text });
	}
});

test('links the names of open licences of public bodies, which stay as they are', () => {
	const etalab = 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/';
	const odbl = 'https://opendatacommons.org/licenses/odbl/1-0/';
	for (const [name, url] of [
		['Licence Ouverte', etalab],
		['Licence Ouverte 2.0', etalab],
		['Licence Ouverte / Open Licence version 2.0', etalab],
		['etalab-2.0', etalab],
		['ODbL', odbl],
		['Open Database License (ODbL) v1.0', odbl],
		['OGL v3.0', 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/'],
		['dl-de/by-2-0', 'https://www.govdata.de/dl-de/by-2-0'],
		[
			'Datenlizenz Deutschland – Namensnennung – Version 2.0',
			'https://www.govdata.de/dl-de/by-2-0',
		],
		['GFDL 1.2', 'https://www.gnu.org/licenses/old-licenses/fdl-1.2.html'],
		['GFDL', undefined],
		['Open Government Licence – Canada', undefined],
		['Licence Ouverte, sauf les photographies', undefined],
	] as const) {
		expect(licenceOf(name), name).toEqual(url === undefined ? { name } : { name, url });
	}
	expect(licenceOf(`ODbL 1.0 ${odbl}`)).toEqual({ name: 'ODbL 1.0', url: odbl });
});
