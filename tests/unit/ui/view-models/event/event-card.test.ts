import { expect, test } from '@playwright/test';
import { eventCard } from '../../../../../src/ui/view-models/event/event-card.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, placeId, storedEvent, storedPlace } from '../../../../support/records.ts';

/** Returns what the card of an event says of when it is. */
function cardsOf(sent: object) {
	const context = contextOf({ events: [storedEvent(sent)] });
	return context.guide.events.map((event) => {
		const { dates, notice, when } = eventCard(context, event);
		return { dates, notice, when };
	});
}

function whereaboutsAt(venue: object | undefined, location: object): string | undefined {
	const context = contextOf({
		places: venue ? [storedPlace({ id: placeId(1), ...venue })] : [],
		events: [storedEvent({ id: eventId(1), name: 'Concert', location })],
	});
	const [event] = context.guide.events;
	return event && eventCard(context, event).whereabouts;
}

test('an event without dates has the notice of its own status', () => {
	const when = 'Dates to be confirmed';

	expect(cardsOf({})).toEqual([{ when }]);
	expect(cardsOf({ status: 'postponed' })).toEqual([{ when, notice: ['postponed', 'Postponed'] }]);
	expect(cardsOf({ status: 'sold out' })).toEqual([{ when, notice: ['sold-out', 'Sold out'] }]);
	expect(cardsOf({ status: 'EventMovedOnline', occurrences: [{ start_at: 'soon' }] })).toEqual([
		{ when, notice: ['moved-online', 'Moved online'] },
	]);
});

test('an event of which notes alone say when it is has these as its date', () => {
	const when = 'Jul–Dec 2024 (Every Wed) 1430–1630';

	expect(cardsOf({ occurrences: [{ notes: ' Jul–Dec 2024 (Every Wed)\n1430–1630' }] })).toEqual([
		{ when },
	]);
	expect(
		cardsOf({ occurrences: [{ notes: when }, { notes: when }, { notes: '日曜日' }, {}] }),
	).toEqual([{ when: `${when}; 日曜日` }]);
	expect(cardsOf({ status: 'cancelled', occurrences: [{ notes: when }] })).toEqual([
		{ when, notice: ['cancelled', 'Cancelled'] },
	]);
	expect(cardsOf({ occurrences: [{ notes: when, status: 'cancelled' }] })).toEqual([
		{ when: `Cancelled: ${when}` },
	]);
	const [long] = cardsOf({ occurrences: [{ notes: 'Every first Wednesday '.repeat(20) }] });
	expect(long?.when?.length).toBeLessThanOrEqual(100);
});

test('the words of the source on a card are marked as such', () => {
	const isContent = (occurrences: object[]) => {
		const context = contextOf({ events: [storedEvent({ occurrences })] });
		return context.guide.events.map((event) => eventCard(context, event).isWhenContent);
	};

	expect(isContent([{ notes: 'Every Wed' }])).toEqual([true]);
	expect(isContent([])).toEqual([undefined]);
	expect(isContent([{ notes: 'Every Wed' }, { start_at: '2026-12-04T21:00:00+00:00' }])).toEqual([
		undefined,
	]);
});

test('no dates are promised of an event that is cancelled', () => {
	expect(cardsOf({ status: 'cancelled' })).toEqual([{ notice: ['cancelled', 'Cancelled'] }]);
});

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

test('a card asks about a status that the name alone states, in the language of the guide', () => {
	const occurrences = [{ start_at: '2026-12-04T21:00:00Z' }];
	const questionsIn = (locale: string) => {
		const events = ['Annulé – Fado night', 'COMPLET Suzane', 'Fado night'].map((name, index) =>
			storedEvent({ name, id: eventId(index + 1), occurrences }),
		);
		const context = contextOf({ events }, { locale });
		return context.guide.events.map((event) => eventCard(context, event).question);
	};

	expect(questionsIn('en-GB')).toEqual(['Cancelled?', 'Sold out?', undefined]);
	expect(questionsIn('es')).toEqual(['¿Cancelado?', '¿Entradas agotadas?', undefined]);
});
