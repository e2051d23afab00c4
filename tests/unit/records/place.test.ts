import { expect, test } from '@playwright/test';
import { placeSchema } from '../../../src/records/place.ts';
import { readRecord } from '../../../src/records/read-record.ts';
import { richPlace } from '../../fixtures/rich-records.ts';
import { jsonLeaves, pathInWords, withValueAt } from '../../support/json-leaves.ts';
import { placeRecord } from '../../support/records.ts';
import { nestedWithoutEnd } from '../../support/hostile-values.ts';
import { fieldPaths, usedPaths } from '../../support/schema-fields.ts';

const id = 'plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const bare = { id, name: 'A' };

/** Parts of a place whose form is not described: whatever stands there is kept. */
const isFreeForm = (path: string) => path.startsWith('attributes.');
/** Members that the opening hours themselves judge. */
const isKeptAsSent = (path: string) => /^opening_hours\[\d\]\.(?!notes)/.test(path);

test('every field of the service document is read as it was sent', () => {
	expect(readRecord(placeSchema, richPlace)).toEqual({
		readable: true,
		record: richPlace,
		dropped: [],
	});
});

test('the rich place has every field of the schema', () => {
	const used = new Set(usedPaths(richPlace));

	expect(fieldPaths(placeSchema).filter((path) => !used.has(path))).toEqual([]);
});

test('a place may have an id and a name alone', () => {
	expect(readRecord(placeSchema, bare)).toEqual({ readable: true, record: bare, dropped: [] });
});

test('a field that is null, blank or absent is not there, and nothing is reported', () => {
	for (const { path } of jsonLeaves(richPlace)) {
		const words = pathInWords(path);
		if (words === 'id' || words === 'name' || isFreeForm(words)) continue;
		const absent = readRecord(placeSchema, withValueAt(richPlace, path, undefined));
		for (const blank of [null, '', ' \n']) {
			const reading = readRecord(placeSchema, withValueAt(richPlace, path, blank));
			const isElement = typeof path.at(-1) === 'number';
			expect.soft(reading, words).toMatchObject({ readable: true, dropped: [] });
			if (!isElement) expect.soft(reading, words).toEqual(absent);
		}
	}
});

test('a section that is null is not there', () => {
	for (const name of Object.keys(richPlace)) {
		if (name === 'id' || name === 'name') continue;
		const rest = withValueAt(richPlace, [name], undefined);

		expect
			.soft(readRecord(placeSchema, { ...richPlace, [name]: null }), name)
			.toEqual({ readable: true, record: rest, dropped: [] });
	}
});

test('a field of a wrong type is dropped and named, and the rest of the place lives', () => {
	for (const { path } of jsonLeaves(richPlace)) {
		const words = pathInWords(path);
		if (words === 'id' || words === 'name' || isFreeForm(words) || isKeptAsSent(words)) continue;
		const isElement = typeof path.at(-1) === 'number';
		for (const wrong of [{ a: 1 }, [['a']]]) {
			const reading = readRecord(placeSchema, withValueAt(richPlace, path, wrong));
			const without = withValueAt(richPlace, path, undefined);
			expect.soft(reading, words).toMatchObject({ readable: true, dropped: [{ path: words }] });
			if (!isElement) expect.soft(reading, words).toMatchObject({ record: without });
		}
	}
});

test('a section of a wrong type is dropped and named, and the rest of the place lives', () => {
	for (const [name, value] of Object.entries(richPlace)) {
		if (typeof value !== 'object') continue;
		const rest = withValueAt(richPlace, [name], undefined);
		const wrong = Array.isArray(value) ? { a: 1 } : ['a'];
		const reading = readRecord(placeSchema, { ...richPlace, [name]: wrong });

		expect.soft(reading, name).toMatchObject({ readable: true, record: rest });
		expect.soft(reading, name).toMatchObject({ dropped: [{ path: name }] });
	}
});

test('fields of a wrong form are dropped', () => {
	const wrongForms: [string, object][] = [
		['location.latitude', { location: { latitude: 91 } }],
		['location.latitude', { location: { latitude: -90.5 } }],
		['location.longitude', { location: { longitude: -180.5 } }],
		['location.map_url', { location: { map_url: 'javascript:alert(1)' } }],
		['location.geo_link', { location: { geo_link: 'see map' } }],
		['contact.website', { contact: { website: ['https://museum.example'] } }],
		['editorial.editorial_score', { editorial: { editorial_score: 8.5 } }],
		['access.max_capacity', { access: { max_capacity: -1 } }],
		['access.is_free', { access: { is_free: 'yes' } }],
		['validity.valid_from', { validity: { valid_from: '01/04/2026' } }],
		['provenance.same_as[1]', { provenance: { same_as: ['https://a.example/', 'Q1'] } }],
		['provenance.sd_license', { provenance: { sd_license: 'CC BY' } }],
		['provenance.sd_date_published', { provenance: { sd_date_published: '2026-02-30' } }],
		['images[0].width', { images: [{ width: 0 }] }],
		['images[0].url', { images: [{ url: 'data:image/png;base64,AAAA' }] }],
		['attribution.required', { attribution: { required: 'true' } }],
		['updated_at', { updated_at: '2026-11-03 08:15' }],
	];

	for (const [path, members] of wrongForms) {
		expect
			.soft(readRecord(placeSchema, { ...bare, ...members }))
			.toMatchObject({ readable: true, record: bare, dropped: [{ path }] });
	}
});

test('a pair that is a point once it is swapped is kept for the report, and others are not', () => {
	const reading = (latitude: number, longitude: number) => {
		const read = readRecord(placeSchema, { ...bare, location: { latitude, longitude } });
		return read.readable ? [read.record.location, read.dropped] : [];
	};

	expect(reading(139.76541, 35.68123)).toEqual([{ latitude: 139.76541, longitude: 35.68123 }, []]);
	expect(reading(139.76541, 100.5)).toEqual([
		{ longitude: 100.5 },
		[{ path: 'location.latitude', reason: 'Too big: expected number to be <=90' }],
	]);
});

test('a place without a readable id or name is unreadable', () => {
	const reasons = [
		{ id },
		{ id, name: null },
		{ id, name: '  ' },
		{ id, name: '<b></b>' },
		{ id, name: 5 },
		{ name: 'A' },
		{ id: 'plc_1', name: 'A' },
		{ id: 'evt_0a1b2c3d4e5f60718293a4b5c6d7e8f9', name: 'A' },
	].map((sent) => readRecord(placeSchema, sent));

	expect(reasons).toEqual(
		[
			'name: expected string, received undefined',
			'name: expected string, received null',
			'name: empty',
			'name: empty',
			'name: expected string, received number',
			'id: expected string, received undefined',
			'id: not a place id (plc_ and 32 hexadecimal characters)',
			'id: not a place id (plc_ and 32 hexadecimal characters)',
		].map((reason) => ({ readable: false, reason })),
	);
});

test('unknown fields are ignored at every level', () => {
	const sent = { ...bare, vibe: 'x', location: { transit: 'Tram', planet: 'Earth' } };

	expect(readRecord(placeSchema, sent)).toEqual({
		readable: true,
		record: { ...bare, location: { transit: 'Tram' } },
		dropped: [],
	});
});

test('text loses its markup and has its entities decoded once', () => {
	const sent = {
		id,
		name: 'Fish &amp;amp; <b>Chips</b>',
		description: '<p>One</p><script>alert(1)</script><p>&lt;img src=x&gt;</p>',
		metadata: { note: 'a &amp; b' },
	};

	expect(readRecord(placeSchema, sent)).toMatchObject({
		record: {
			name: 'Fish &amp; Chips',
			description: 'One\n\n<img src=x>',
			metadata: { note: 'a & b' },
		},
	});
});

test('attributes are kept whatever their form', () => {
	const attributes = {
		stars: 4,
		list: ['a', null, { b: false }],
		none: null,
		html: '<b>&amp;</b>',
	};

	expect(readRecord(placeSchema, { ...bare, attributes })).toEqual({
		readable: true,
		record: { ...bare, attributes },
		dropped: [],
	});
});

test('an attribute nested without end is dropped', () => {
	const attributes = { stars: 4, bottomless: nestedWithoutEnd() };

	expect(readRecord(placeSchema, { ...bare, attributes })).toEqual({
		readable: true,
		record: { ...bare, attributes: { stars: 4 } },
		dropped: [{ path: 'attributes.bottomless', reason: 'nested too deep' }],
	});
});

test('metadata keeps the texts among its values', () => {
	const metadata = { a: 'x', b: 5, c: null, d: ['y'] };

	expect(readRecord(placeSchema, { ...bare, metadata })).toEqual({
		readable: true,
		record: { ...bare, metadata: { a: 'x' } },
		dropped: [
			{ path: 'metadata.b', reason: 'expected string, received number' },
			{ path: 'metadata.d', reason: 'expected string, received array' },
		],
	});
});

test('a website of several addresses keeps all that is written beside its link', () => {
	const both = 'https://a.example/; https://b.example/ (deutsch)';

	expect(placeRecord({ contact: { website: both } }).contact).toEqual({
		website: 'https://a.example/',
		website_text: both,
	});
	expect(placeRecord({ contact: { website: 'ask Ana' } }).contact).toEqual({
		website_text: 'ask Ana',
	});
	expect(placeRecord({ contact: { website: 'http://https://a.example/' } }).contact).toEqual({
		website: 'https://a.example/',
	});
	expect(
		placeRecord({ contact: { website: 'https://a.example/', website_text: 'forged' } }).contact,
	).toEqual({ website: 'https://a.example/' });
});

test('every address of the sources is kept, and the first of each other field', () => {
	const both = 'https://a.example/ https://b.example/';
	const { attribution, images, location, provenance } = placeRecord({
		attribution: { url: both },
		images: [{ url: both }, { url: 'http://images:9000/a.jpg' }],
		location: { map_url: both, geo_link: 'geo:38.7,-9.1' },
		provenance: {
			same_as: [both, 'https://c.example/;https://a.example/'],
			sd_publisher: { url: 'https://-' },
		},
	});

	expect(attribution).toEqual({ url: 'https://a.example/', url_text: both });
	expect(images?.map(({ url }) => url)).toEqual(['https://a.example/', 'http://images:9000/a.jpg']);
	expect(location).toMatchObject({
		map_url: 'https://a.example/',
		map_url_text: both,
		geo_link: 'geo:38.7,-9.1',
	});
	expect(provenance).toEqual({
		same_as: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
		sd_publisher: {},
	});
});

test('the words beside an address stay when a record is read again', () => {
	for (const website of ['https://a.example/; https://b.example/ (deutsch)', 'ask Ana', '!']) {
		const read = placeRecord({ contact: { website } });
		expect(placeRecord(read), website).toEqual(read);
	}
});
