import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import {
	anyCollection,
	anyDestination,
	anyEvent,
	anyPlace,
} from '../../support/arbitrary-records.ts';
import { testProperty } from '../../support/test-property.ts';
import { calendarFaults, feedFaults, pageFaults, placeFileFaults } from './published-faults.ts';
import { publish } from './publish.ts';

/** Some ids are met twice, as a service with a fault in its paging sends them. */
const content = fc
	.record({
		places: fc.array(anyPlace, { minLength: 10, maxLength: 10 }),
		events: fc.array(anyEvent, { minLength: 7, maxLength: 7 }),
		destinations: fc.array(anyDestination, { minLength: 2, maxLength: 2 }),
		collections: fc.array(anyCollection, { minLength: 1, maxLength: 1 }),
	})
	// The faults say of which record they are; all twenty would be too long to read.
	.map((sent) => ({ ...sent, [fc.toStringMethod]: () => 'twenty records' }));

test.describe.configure({ timeout: 300_000 });

testProperty(
	'whatever records hold, all that is published of them is sound',
	// Of twenty records each.
	500,
	() =>
		fc.asyncProperty(content, async (sent) => {
			const published = publish(sent);
			const faults = [
				...pageFaults(published),
				...calendarFaults(published),
				...(await feedFaults(published)),
				...placeFileFaults(published),
			];
			expect(faults).toEqual([]);
		}),
	{ shrinks: false, runsByDay: 25 },
);
