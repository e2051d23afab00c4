import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { eventCalendar, feedCalendar } from '../../../../src/outputs/icalendar/calendar.ts';
import type { CalendarSource } from '../../../../src/outputs/icalendar/calendar-source.ts';
import { startText } from '../../../../src/outputs/icalendar/utc-text.ts';
import { creditOf, creditsOwed } from '../../../../src/domain/credits/credits.ts';
import { type EventClock, datedEvent } from '../../../../src/domain/events/dated-event.ts';
import { dateLeaf } from '../../../../src/domain/events/date-leaf.ts';
import { datesOf } from '../../../../src/domain/events/event-dates.ts';
import { eventCountsByDay } from '../../../../src/domain/events/month-grid.ts';
import { occurrenceRows } from '../../../../src/domain/events/occurrence-rows.ts';
import { parseOffsetDateTime } from '../../../../src/domain/events/offset-date-time.ts';
import { eventsIn, scheduleOf, upcomingEvents } from '../../../../src/domain/events/schedule.ts';
import { monthsAhead, monthsPast } from '../../../../src/domain/events/schedule-months.ts';
import { leadingOccurrence } from '../../../../src/domain/events/upcoming.ts';
import { hasOffsetOfZone } from '../../../../src/domain/events/zone-offsets.ts';
import { coordinatesOf } from '../../../../src/domain/geo/coordinates.ts';
import { type EventRecord, eventSchema } from '../../../../src/records/event.ts';
import { eventNodeDates } from '../../../../src/outputs/structured-data/occurrence-dates.ts';
import {
	calendarOfDate,
	english,
	eventsIn as calendarEventsIn,
} from '../../outputs/icalendar/parsed-calendar.ts';
import { british } from './sample-dates.ts';

const corpus = new URL('../../../../../shared/corpus/events.json', import.meta.url);
const instants = ['2019-11-15T10:00:00Z', '2020-09-09T10:00:00Z', '2026-11-21T10:00:00Z'];

test.describe('the events of a real service', () => {
	test.skip(!existsSync(corpus), 'The corpus is not on this machine.');

	test('all have dates in words', () => {
		const wrong: string[] = [];
		for (const clock of instants.map(clockAt)) {
			const context = { ...british, today: new Date(clock.nowMs).toISOString().slice(0, 10) };
			for (const record of readEvents()) {
				const dates = datesOf(datedEvent(record), clock);
				const { upcoming, past } = occurrenceRows(dates, clock, context);
				const leading = leadingOccurrence(dates, clock.nowMs);
				const printed = JSON.stringify([upcoming, past, leading && dateLeaf(leading, 'en-GB')]);

				const rows = [...upcoming, ...past];
				if (
					rows.length !== record.occurrences?.length ||
					/Invalid|NaN|undefined/.test(printed) ||
					!rows.every(({ text }) => / 20\d\d/.test(text))
				) {
					wrong.push(`${record.id} ${printed}`);
				}
			}
		}

		expect(wrong).toEqual([]);
	});

	test('all have dates for structured data that keep the clock of the source', () => {
		const wrong: string[] = [];
		for (const clock of instants.map(clockAt)) {
			for (const record of readEvents()) {
				const dates = eventNodeDates(datedEvent(record), clock);
				const starts = record.occurrences?.map((occurrence) => occurrence.start_at ?? '') ?? [];
				const startDate = dates?.leading.startDate ?? '-';

				const isOfSource = starts.some((start) => start.startsWith(startDate));
				if (!isOfSource || ![10, 25].includes(startDate.length)) {
					wrong.push(`${record.id} ${startDate}`);
				}
			}
		}

		expect(wrong).toEqual([]);
	});

	test('all have calendars that can be read', () => {
		const [clock] = instants.map(clockAt);
		if (!clock) throw new Error('There is no instant.');
		const sources = readEvents().map((record) => sourceOf(record, clock));
		const feed = { name: 'Loire', sources, refreshSeconds: 3600, sinceMs: 0 };

		for (const source of sources) {
			const calendar = eventCalendar(source, clock, english);
			expect(calendarEventsIn(calendar), source.id).toHaveLength(countOfDays(source));
			for (const occurrence of source.dates) {
				const single = calendarOfDate(source, occurrence);
				const [event] = calendarEventsIn(single);
				expect(event?.getFirstPropertyValue('summary'), source.id).toBe(source.name);
			}
		}
		const uids = calendarEventsIn(feedCalendar(feed, clock, english)).map((event) =>
			String(event.getFirstPropertyValue('uid')),
		);
		expect(uids.length).toBe(sources.reduce((sum, source) => sum + countOfDays(source), 0));
		expect(new Set(uids).size).toBe(uids.length);
	});

	test('are listed by month while they last, and in the archive afterwards', () => {
		const records = readEvents().map((record) => ({
			...datedEvent(record),
			id: record.id,
			name: record.name,
			themes: record.classification?.theme ?? [],
		}));
		const [, during, after] = instants.map(clockAt);
		if (!during || !after) throw new Error('There are not three instants.');
		const lasting = scheduleOf(records, during, 'en-GB');
		const over = scheduleOf(records, after, 'en-GB');

		expect(upcomingEvents(lasting, during).length).toBeGreaterThan(100);
		expect(monthsAhead(lasting, during)[0]?.month).toBe('2020-09');
		expect(eventCountsByDay(lasting, '2020-09', during).size).toBe(22);
		expect(
			eventsIn(lasting, { first: '2020-09-19', last: '2020-09-20' }, during).length,
		).toBeGreaterThan(50);
		expect(upcomingEvents(over, after)).toEqual([]);
		expect(monthsAhead(over, after)).toEqual([]);
		expect(monthsPast(over, after.nowMs).at(0)?.month).toMatch(/^202[01]-/);
	});

	test('have the offsets of their time zone', () => {
		const moments = readEvents().flatMap(({ occurrences = [] }) =>
			occurrences.flatMap(({ end_at, start_at }) =>
				[start_at, end_at].flatMap((text) => parseOffsetDateTime(text ?? '') ?? []),
			),
		);

		expect(moments.filter((moment) => !hasOffsetOfZone(moment, 'Europe/Paris'))).toEqual([]);
	});
});

function clockAt(now: string): EventClock {
	return { nowMs: Date.parse(now), timeZone: 'Europe/Paris' };
}

function readEvents(): EventRecord[] {
	const records = JSON.parse(readFileSync(corpus, 'utf8')) as unknown[];
	return records.map((record) => eventSchema.parse(record));
}

function sourceOf(record: EventRecord, clock: EventClock): CalendarSource {
	return {
		id: record.id,
		name: record.name,
		dates: datesOf(datedEvent(record), clock),
		description: record.description,
		location: [record.location?.address, record.location?.city].filter(Boolean).join(', '),
		coordinates: coordinatesOf(record.location),
		url: `https://guide.example/events/${record.id}/`,
		credits: creditsOwed([creditOf(record)]),
		updatedAt: record.updated_at,
	};
}

/** Counts dates; those of the same days count once, as nothing else is said of any of them. */
function countOfDays({ dates }: CalendarSource): number {
	return new Set(dates.map((date) => `${startText(date)} ${date.lastDay}`)).size;
}
