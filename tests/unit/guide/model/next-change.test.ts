import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { nextChangeMs } from '../../../../src/guide/model/next-change.ts';
import type { EventRecord } from '../../../../src/records/event.ts';
import { eventSchema } from '../../../../src/records/event.ts';
import { guideDates, guideFeed } from '../../../../src/ui/view-models/event/event-calendars.ts';
import {
	archivePage,
	upcomingEventsPages,
} from '../../../../src/ui/view-models/list/event-lists.ts';
import { eventTableFile } from '../../../../src/ui/view-models/explore/explored-events.ts';
import { homePage } from '../../../../src/ui/view-models/site/home-page.ts';
import { monthPages } from '../../../../src/ui/view-models/list/month-pages.ts';
import { whatsOnSections } from '../../../../src/ui/view-models/list/whats-on-sections.ts';
import { pageOfEvent } from '../../../support/event-page.ts';
import { contextOf } from '../../../support/page-context.ts';
import { eventId, storedEvent } from '../../../support/records.ts';
import { testProperty } from '../../../support/test-property.ts';
import { guideOf } from './example-guide.ts';

const timeZone = 'Europe/Lisbon';
const on = (start_at: string, end_at?: string) => ({ occurrences: [{ start_at, end_at }] });
const next = (now: string, event: object, zones: string[] = []) => {
	const { events } = guideOf({ events: [storedEvent({ id: eventId(1), name: 'Fair', ...event })] });
	const clock = { nowMs: Date.parse(now), timeZone };
	return new Date(nextChangeMs(events, clock, zones)).toISOString();
};

test('pages change when a day begins in the time zone of the guide', () => {
	expect(next('2026-11-21T09:00:00Z', {})).toBe('2026-11-22T00:00:00.000Z');
	expect(next('2026-07-21T09:00:00Z', {})).toBe('2026-07-21T23:00:00.000Z');
	expect(next('2026-07-21T23:00:00Z', {})).toBe('2026-07-22T23:00:00.000Z');
});

test('pages change when a day begins in another time zone of the guide', () => {
	expect(next('2026-11-21T09:00:00Z', {}, ['Atlantic/Azores', 'Asia/Macau'])).toBe(
		'2026-11-21T16:00:00.000Z',
	);
});

test('pages change when a day begins at the venue from whose today a rule is counted out', () => {
	const inPontaDelgada = {
		location: { latitude: 37.74, longitude: -25.67 },
		occurrences: [{ start_at: '2026-05-20T10:00:00+00:00', recurrence_rule: 'FREQ=MONTHLY' }],
	};
	const lastDate = (now: string) => {
		const record = eventSchema.parse({ id: eventId(1), name: 'Fair', ...inPontaDelgada });
		const { dates = [] } = guideAt([record], Date.parse(now)).guide.events[0] ?? {};
		return dates.at(-1)?.firstDay;
	};

	expect(lastDate('2026-11-22T00:59:59Z')).toBe('2027-04-20');
	expect(lastDate('2026-11-22T01:00:00Z')).toBe('2027-05-20');
	expect(next('2026-11-22T00:30:00Z', inPontaDelgada)).toBe('2026-11-22T01:00:00.000Z');
	expect(next('2026-11-22T01:00:00Z', inPontaDelgada)).toBe('2026-11-23T00:00:00.000Z');
});

test('pages change when a date begins, and when it is over', () => {
	const fair = on('2026-11-21T10:00:00+00:00', '2026-11-21T12:00:00+00:00');
	expect(next('2026-11-21T09:00:00Z', fair)).toBe('2026-11-21T10:00:00.000Z');
	expect(next('2026-11-21T10:00:00Z', fair)).toBe('2026-11-21T12:00:00.001Z');
	expect(next('2026-11-21T12:00:00.001Z', fair)).toBe('2026-11-22T00:00:00.000Z');
});

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const firstMs = Date.parse('2026-10-20T00:00:00Z');
const instant = fc.integer({ min: 0, max: 50 * dayMinutes }).map((at) => firstMs + at * minuteMs);
const status = fc.constantFrom('scheduled', 'cancelled', 'postponed', 'rescheduled', undefined);
const rule = fc.constantFrom(
	...['FREQ=DAILY;COUNT=40', 'FREQ=WEEKLY', 'FREQ=WEEKLY;UNTIL=20261201', 'FREQ=WEEKLY;INTERVAL=3'],
);
const occurrence = fc.record({
	startMs: instant,
	minutes: fc.option(
		fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 90 * dayMinutes })),
	),
	hours: fc.constantFrom(0, 1, -5),
	recurrence_rule: fc.option(rule, { nil: undefined, freq: 3 }),
	status,
});
const dates = fc.array(
	occurrence.map(({ hours, minutes, startMs, ...more }) => ({
		...more,
		start_at: withOffset(startMs, hours),
		end_at: minutes === null ? undefined : withOffset(startMs + minutes * minuteMs, hours),
	})),
	{ minLength: 1, maxLength: 4 },
);
/** So many that a card cannot carry them all. */
const manyDates = fc.tuple(instant, fc.integer({ min: 1, max: 4 })).map(([startMs, days]) =>
	Array.from({ length: 40 }, (_, index) => ({
		start_at: withOffset(startMs + index * days * dayMinutes * minuteMs, 0),
	})),
);
const event = fc.record({
	occurrences: fc.oneof({ arbitrary: dates, weight: 3 }, manyDates),
	status,
	provenance: fc.record({ source_verified_at: instant.map((at) => withOffset(at, 0)) }),
});

testProperty('pages say the same until then', 60, () =>
	fc.property(
		fc.array(event, { maxLength: 6 }),
		instant,
		fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
		(given, nowMs, share) => {
			const records = given.map((one, index) =>
				eventSchema.parse({ ...one, id: eventId(index + 1), name: `Event ${index + 1}` }),
			);
			const nextMs = nextChangeMs(guideAt(records, nowMs).guide.events, { nowMs, timeZone });
			const laterMs = Math.floor(nowMs + share * (nextMs - 1 - nowMs));

			expect(pagesAt(records, laterMs)).toEqual(pagesAt(records, nowMs));
		},
	),
);

function guideAt(records: readonly EventRecord[], nowMs: number) {
	return contextOf({ events: records.map((record) => storedEvent(record)) }, { timeZone }, nowMs);
}

function pagesAt(records: readonly EventRecord[], nowMs: number): unknown[] {
	const context = guideAt(records, nowMs);
	return JSON.parse(
		JSON.stringify([
			context.guide.events.map((shown) => {
				const record = records.find(({ id }) => id === shown.id);
				return record && pageOfEvent(context, shown, { record });
			}),
			upcomingEventsPages(context),
			archivePage(context),
			monthPages(context),
			whatsOnSections(context),
			homePage(context),
			guideFeed(context),
			guideDates(context),
			eventTableFile(context),
		]),
	) as unknown[];
}

function withOffset(instantMs: number, hours: number): string {
	const clock = new Date(instantMs + hours * 60 * minuteMs).toISOString().slice(0, 19);
	return `${clock}${hours < 0 ? '-' : '+'}0${Math.abs(hours)}:00`;
}
