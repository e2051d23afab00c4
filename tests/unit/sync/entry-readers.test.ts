import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { entryReaders } from '../../../src/sync/entry-readers.ts';
import { anyDestination, anyEvent, anyPlace } from '../../support/arbitrary-records.ts';
import { testProperty } from '../../support/test-property.ts';

const timeZone = 'Europe/Lisbon';
const hex = '0'.repeat(32);
const practised = entryReaders(timeZone);

test.beforeAll(() => {
	for (let records = 0; records < 100; records++) {
		practised.places({ id: `plc_${hex}`, name: 'Tower' });
		practised.events({ id: `evt_${hex}`, name: 'Fair' });
		practised.destinations({ id: 'dst_1', name: 'Faro' });
	}
});

testProperty('a record is read as any other, however many were read before it', 100, () =>
	fc.property(anyPlace, anyEvent, anyDestination, (place, event, destination) => {
		const first = entryReaders(timeZone);

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
