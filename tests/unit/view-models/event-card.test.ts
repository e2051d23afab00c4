import { expect, test } from '@playwright/test';
import { eventCard } from '../../../src/view-models/event-card.ts';
import { contextOf } from '../../support/page-context.ts';
import { eventId, placeId, storedEvent, storedPlace } from '../../support/records.ts';

function whereaboutsAt(venue: object | undefined, location: object): string | undefined {
	const context = contextOf({
		places: venue ? [storedPlace({ id: placeId(1), ...venue })] : [],
		events: [storedEvent({ id: eventId(1), name: 'Concert', location })],
	});
	const [event] = context.guide.events;
	return event && eventCard(context, event).whereabouts;
}

test('the card of an event names its venue and the town, which the name may have already', () => {
	const at = { place_id: placeId(1) };
	const inTown = (city: string) => ({ location: { address: { city } } });

	expect(whereaboutsAt({ name: 'Espace Ligeria', ...inTown('Montlouis') }, at)).toBe(
		'Espace Ligeria, Montlouis',
	);
	expect(whereaboutsAt({ name: 'Château de Tours', ...inTown('Tours') }, at)).toBe(
		'Château de Tours',
	);
	expect(whereaboutsAt({ name: 'Old Hall' }, { ...at, city: 'Lisbon' })).toBe('Old Hall, Lisbon');
	expect(whereaboutsAt({ name: 'Old Hall' }, at)).toBe('Old Hall');
	expect(whereaboutsAt(undefined, { city: 'Lisbon' })).toBe('Lisbon');
	expect(whereaboutsAt(undefined, {})).toBeUndefined();
});
