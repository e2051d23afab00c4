import fc from 'fast-check';
import {
	anyCollection,
	anyDestination,
	anyEvent,
	anyPlace,
} from '../../../support/arbitrary-records.ts';
import type { SentContent } from '../../any-records/publish.ts';

const content = fc
	.record({
		places: fc.array(anyPlace, { minLength: 8, maxLength: 8 }),
		events: fc.array(anyEvent, { minLength: 5, maxLength: 5 }),
		destinations: fc.array(anyDestination, { minLength: 1, maxLength: 1 }),
		collections: fc.array(anyCollection, { minLength: 1, maxLength: 1 }),
	})
	.map((sent) => ({ ...sent, [fc.toStringMethod]: () => 'fifteen records' }));

/**
 * Makes what a service sends at two times; the records of one place and one event differ, or tell
 * of something else.
 */
export const changedContent: fc.Arbitrary<{
	before: SentContent;
	after: SentContent;
	hoursBetween: number;
}> = fc
	.record({
		before: content,
		place: anyPlace,
		event: anyEvent,
		placeAt: fc.nat(7),
		eventAt: fc.nat(4),
		hoursBetween: fc.integer({ min: 0, max: 30 }),
	})
	.map(({ before, event, eventAt, hoursBetween, place, placeAt }) => ({
		before,
		after: {
			...before,
			places: before.places.with(placeAt, { ...place, ...idOf(before.places[placeAt]) }),
			events: before.events.with(eventAt, { ...event, ...idOf(before.events[eventAt]) }),
		},
		hoursBetween,
	}));

function idOf(sent: object = {}): object {
	return 'id' in sent ? { id: sent.id } : {};
}
