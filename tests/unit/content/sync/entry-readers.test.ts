import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { tokenFinder } from '../../../../src/content/client/token-forms.ts';
import { entryReaders } from '../../../../src/content/sync/entry-readers.ts';
import { anyDestination, anyEvent, anyPlace } from '../../../support/arbitrary-records.ts';
import { testProperty } from '../../../support/test-property.ts';

const hex = '0'.repeat(32);
const practised = entryReaders();

test.beforeAll(() => {
	for (let records = 0; records < 100; records++) {
		practised.places({ id: `plc_${hex}`, name: 'Tower' });
		practised.events({ id: `evt_${hex}`, name: 'Fair' });
		practised.destinations({ id: 'dst_1', name: 'Faro' });
	}
});

testProperty('a record is read as any other, however many were read before it', 100, () =>
	fc.property(anyPlace, anyEvent, anyDestination, (place, event, destination) => {
		const first = entryReaders();

		expect(practised.places(place)).toEqual(first.places(place));
		expect(practised.events(event)).toEqual(first.events(event));
		expect(practised.destinations(destination)).toEqual(first.destinations(destination));
	}),
);

test('what does not fit a record is dropped alone, also after many records', () => {
	const reading = practised.places({
		id: `plc_${hex}`,
		name: 'Tower',
		images: [{ url: 'https://example.org/a.jpg', width: 'wide' }],
	});

	expect(reading).toMatchObject({
		readable: true,
		dropped: [{ path: 'images[0].width' }],
		record: { record: expect.stringContaining('a.jpg') },
	});
	expect(practised.places({ id: `plc_${hex}` })).toMatchObject({ readable: false });
});

test('a record is read without the token, and any other as it is', () => {
	const token = 'tok.en+with/regex(chars)$&';
	const { places } = entryReaders({ holdsToken: tokenFinder(token) });
	const place = { id: `plc_${hex}`, name: 'Tower', description: 'With regex chars' };
	const forms = [
		token,
		encodeURIComponent(token),
		token.replaceAll('+', '%2b'),
		token.replace('+', '&#43;'),
	];

	expect(places(place)).toEqual(practised.places(place));
	for (const form of forms) {
		const reading = places({ ...place, attributes: { door: 'low', note: `see ${form}` } });

		expect(reading).toMatchObject({
			dropped: [{ path: 'attributes.note', reason: 'holds the access token' }],
			record: { record: expect.stringContaining('{"door":"low"}') },
		});
	}
	expect(places({ ...place, description: token.replace('regex', 're<b>gex</b>') })).toEqual({
		readable: false,
		reason: 'holds the access token',
	});
});

test('the token is in neither a record nor its findings, whatever else is dropped of it', () => {
	const token = 'a-token-of-this-service';
	const { places } = entryReaders({ holdsToken: tokenFinder(token) });
	const place = {
		id: `plc_${hex}`,
		name: 'Tower',
		images: [{ url: 'https://a.example/', width: 'w' }],
	};

	for (const more of [{ description: `see ${token}` }, { metadata: { [token]: 1 } }]) {
		const reading = places({ ...place, ...more });

		expect(reading).toMatchObject({
			readable: true,
			dropped: [{ reason: 'holds the access token' }, { path: 'images[0].width' }],
		});
		expect(JSON.stringify(reading)).not.toContain(token);
	}
});

test('a token as short as a word is looked for in no text', () => {
	const { places } = entryReaders({ holdsToken: tokenFinder('local') });

	expect(places({ id: `plc_${hex}`, name: 'Local museum of local life' })).toMatchObject({
		readable: true,
		dropped: [],
	});
});
