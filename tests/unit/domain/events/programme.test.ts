import { expect, test } from '@playwright/test';
import { type SubEvent, programmeOf } from '../../../../src/domain/events/programme.ts';
import { scheduleOf } from '../../../../src/domain/events/schedule.ts';
import type { OccurrenceRecord } from '../../../../src/records/event-occurrence.ts';
import { at, clockAt } from './sample-dates.ts';

const clock = clockAt('2026-06-01T12:00:00Z');

function sub(name: string, superEventId: string | undefined, ...occurrences: OccurrenceRecord[]) {
	return { id: `evt_${name}`, name, themes: [], superEventId, occurrences };
}

const events: SubEvent[] = [
	sub('festival', undefined, at('2026-06-12T00:00:00+01:00', '2026-06-14T00:00:00+01:00')),
	sub('opera', 'evt_festival', at('2026-06-13T21:00:00+01:00'), at('2026-06-12T21:00:00+01:00')),
	sub('brass', 'evt_festival', at('2026-06-12T11:00:00+01:00')),
	sub('late', 'evt_festival', at('2026-06-12T23:30:00+01:00', '2026-06-13T02:00:00+01:00')),
	sub('talk', 'evt_festival'),
	sub('other', 'evt_unknown', at('2026-06-12T10:00:00+01:00')),
	sub('loop', 'evt_loop', at('2026-06-12T10:00:00+01:00')),
];

test('a programme lists sub events by day, each date by its start', () => {
	const { days, undated } = programmeOf('evt_festival', scheduleOf(events, clock, 'en-GB'));

	expect(
		days.map(({ day, entries }) => [
			day,
			entries.map(({ event, occurrence }) => `${occurrence.start.clock} ${event.name}`),
		]),
	).toEqual([
		['2026-06-12', ['11:00 brass', '21:00 opera', '23:30 late']],
		['2026-06-13', ['21:00 opera']],
	]);
	expect(undated.map(({ name }) => name)).toEqual(['talk']);
});

test('an event without sub events has an empty programme', () => {
	expect(programmeOf('evt_brass', scheduleOf(events, clock, 'en-GB'))).toEqual({
		days: [],
		undated: [],
	});
});

test('an event is never its own sub event', () => {
	expect(programmeOf('evt_loop', scheduleOf(events, clock, 'en-GB')).days).toEqual([]);
});
