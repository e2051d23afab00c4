import { expect, test } from '@playwright/test';
import { type EventNode, eventNode } from '../../../../src/outputs/structured-data/event.ts';
import { eventRecord, guide } from './example-guide.ts';

const id = '11111111-1111-4111-8111-111111111111';

/** The node on 21 November 2026, 09:00 in Lisbon. */
function nodeOf(members: object): EventNode {
	const node = eventNode(eventRecord({ location: { city: 'Faro' }, ...members }), {
		guide,
		url: 'https://guide.example/events/a/',
		images: [],
		sharedOccurrenceIds: new Set<string>(),
	});
	if (!node) throw new Error('No node.');
	return node;
}

/** Returns what the node says of its time. */
function timesOf(members: object) {
	const { startDate, endDate, eventStatus, previousStartDate, subEvent } = nodeOf(members);
	return {
		startDate,
		endDate,
		eventStatus: eventStatus?.replace('https://schema.org/', ''),
		previousStartDate,
		subEvents: subEvent?.map((part) => part.startDate),
	};
}

const starts = (...days: string[]) => ({
	occurrences: days.map((day) => ({ start_at: `2026-${day}T20:00:00+00:00` })),
});

test('takes the latest of past occurrences, and keeps its dates', () => {
	expect(timesOf(starts('03-01', '11-20', '05-01'))).toEqual({
		startDate: '2026-11-20T20:00:00+00:00',
	});
});

test('an occurrence without end is upcoming until its own day is over', () => {
	expect(
		timesOf({
			occurrences: [
				{ start_at: '2026-11-21T08:00:00+00:00' },
				{ start_at: '2026-11-28T08:00:00+00:00' },
			],
		}),
	).toEqual({
		startDate: '2026-11-21T08:00:00+00:00',
		subEvents: ['2026-11-21T08:00:00+00:00', '2026-11-28T08:00:00+00:00'],
	});
});

test('lists the next among 20 although as many before it are cancelled', () => {
	const occurrences = Array.from({ length: 25 }, (_, index) => ({
		start_at: `2026-12-${String(index + 1).padStart(2, '0')}T20:00:00+00:00`,
		status: index < 21 ? 'cancelled' : undefined,
	}));
	const { startDate, subEvents } = timesOf({ occurrences });

	expect(startDate).toBe('2026-12-22T20:00:00+00:00');
	expect(subEvents).toHaveLength(20);
	expect(subEvents?.slice(-2)).toEqual(['2026-12-19T20:00:00+00:00', '2026-12-22T20:00:00+00:00']);
});

test('doors open by the clocks of the venue, whatever the offset in which the start is written', () => {
	const doorsOf = (start_at: string) =>
		nodeOf({
			details: { door_time: '19:30' },
			location: { city: 'Faro', latitude: 37.0194, longitude: -7.9304 },
			occurrences: [{ start_at }],
		}).doorTime;

	expect(doorsOf('2027-07-12T19:00:00Z')).toBe('2027-07-12T19:30:00+01:00');
	expect(doorsOf('2027-07-12T20:00:00+01:00')).toBe('19:30:00');
	expect(doorsOf('2027-07-12T00:00:00Z')).toBe('19:30:00');
});

test('a single upcoming occurrence has no event below it', () => {
	expect(timesOf(starts('03-01', '12-01'))).toEqual({ startDate: '2026-12-01T20:00:00+00:00' });
});

test('lists at most 20 upcoming occurrences', () => {
	const days = Array.from({ length: 25 }, (_, index) => `12-${String(index + 1).padStart(2, '0')}`);
	const { subEvents } = timesOf(starts(...days));

	expect(subEvents).toHaveLength(20);
	expect(subEvents?.at(-1)).toBe('2026-12-20T20:00:00+00:00');
});

test('compares instants, not texts', () => {
	const occurrences = [
		{ start_at: '2026-12-01T10:00:00+09:00', end_at: '2026-12-01T11:00:00+09:00' },
		{ start_at: '2026-12-01T02:00:00+00:00', end_at: '2026-12-01T03:00:00+00:00' },
	];

	expect(timesOf({ occurrences }).startDate).toBe('2026-12-01T10:00:00+09:00');
});

const spans: readonly [start: string, end: string | undefined, expected: (string | undefined)[]][] =
	[
		['2026-12-01T00:00:00+01:00', undefined, ['2026-12-01', undefined]],
		['2026-12-01T00:00:00+01:00', '2026-12-02T00:00:00+01:00', ['2026-12-01', '2026-12-01']],
		['2026-12-01T00:00:00+01:00', '2026-12-03T23:59:59+01:00', ['2026-12-01', '2026-12-03']],
		[
			'2026-12-01T00:00:00+01:00',
			'2026-12-01T12:00:00+01:00',
			['2026-12-01T00:00:00+01:00', '2026-12-01T12:00:00+01:00'],
		],
		[
			'2026-12-01T20:00:00.25Z',
			'2026-12-02T00:00:00Z',
			['2026-12-01T20:00:00+00:00', '2026-12-02T00:00:00+00:00'],
		],
		[
			'2026-12-01T20:00:00+00:00',
			'2026-12-01T23:59:59+00:00',
			['2026-12-01T20:00:00+00:00', undefined],
		],
		[
			'2026-12-01T19:00:00Z',
			'2026-12-01T22:59:59Z',
			['2026-12-01T19:00:00+00:00', '2026-12-01T22:59:59+00:00'],
		],
		[
			'2026-12-01T20:00:00+00:00',
			'2026-12-03T23:59:59+00:00',
			['2026-12-01T20:00:00+00:00', '2026-12-03T23:59:59+00:00'],
		],
		[
			'2026-12-01T20:00:00+01:00',
			'2026-12-01T19:00:00+01:00',
			['2026-12-01T20:00:00+01:00', undefined],
		],
		['2026-12-01T20:00:00+01:00', undefined, ['2026-12-01T20:00:00+01:00', undefined]],
	];
for (const [start_at, end_at, expected] of spans) {
	test(`writes ${start_at} to ${end_at ?? 'no end'} as ${expected.join(' to ')}`, () => {
		const { startDate, endDate } = timesOf({ occurrences: [{ start_at, end_at }] });

		expect([startDate, endDate]).toEqual(expected);
	});
}

const statuses: readonly [status: string, expected: string | undefined][] = [
	['scheduled', 'EventScheduled'],
	['Confirmed', 'EventScheduled'],
	['schema:EventScheduled', 'EventScheduled'],
	['https://schema.org/EventCancelled', 'EventCancelled'],
	['CANCELED', 'EventCancelled'],
	['called off', 'EventCancelled'],
	['postponed', 'EventPostponed'],
	['re-scheduled', 'EventRescheduled'],
	['moved_online', 'EventMovedOnline'],
	['sold out', 'EventScheduled'],
	['published', undefined],
];
for (const [status, expected] of statuses) {
	test(`reads the status "${status}" as ${expected ?? 'not stated'}`, () => {
		expect(timesOf({ ...starts('12-01'), status }).eventStatus).toBe(expected);
	});
}

test('what has moved online is at its link, not at the venue that was planned', () => {
	const planned = {
		classification: { attendance_mode: 'in_person' },
		details: { ticket_url: 'https://tickets.example/talk' },
	};
	const placeOf = (members: object) => {
		const { eventAttendanceMode, location } = nodeOf({ ...planned, ...members });
		return [eventAttendanceMode, location];
	};
	const online = [
		'https://schema.org/OnlineEventAttendanceMode',
		{ '@type': 'VirtualLocation', url: 'https://tickets.example/talk' },
	];
	const start_at = '2026-12-01T20:00:00+00:00';

	expect(placeOf({ ...starts('12-01'), status: 'moved online' })).toEqual(online);
	expect(placeOf({ occurrences: [{ start_at, status: 'moved online' }] })).toEqual(online);
});

/** Where a node is and how one takes part, without the address of schema.org. */
const whereOf = ({ eventAttendanceMode, eventStatus, location }: EventNode) => ({
	status: eventStatus?.replace('https://schema.org/', ''),
	mode: eventAttendanceMode?.replace('https://schema.org/', ''),
	location,
});
const inFaro = {
	'@type': 'Place',
	'@id': 'https://guide.example/events/a/#location',
	address: { '@type': 'PostalAddress', addressLocality: 'Faro' },
};
const onItsPage = { '@type': 'VirtualLocation', url: 'https://guide.example/events/a/' };
const onSite = { classification: { attendance_mode: 'in_person' } };

test('where only the next date has moved online, it is online and the later ones are at the venue', () => {
	const node = nodeOf({
		...onSite,
		occurrences: [
			{ start_at: '2026-12-01T20:00:00+00:00', status: 'moved online' },
			{ start_at: '2026-12-08T20:00:00+00:00' },
			{ start_at: '2026-12-15T20:00:00+00:00' },
		],
	});

	expect([node, ...(node.subEvent ?? [])].map(whereOf)).toEqual([
		{ status: 'EventMovedOnline', mode: 'OnlineEventAttendanceMode', location: onItsPage },
		{ status: 'EventMovedOnline', mode: undefined, location: onItsPage },
		{ status: undefined, mode: 'OfflineEventAttendanceMode', location: inFaro },
		{
			status: undefined,
			mode: 'OfflineEventAttendanceMode',
			location: { '@id': 'https://guide.example/events/a/#location' },
		},
	]);
});

test('where only a later date has moved online, the next is at the venue', () => {
	const node = nodeOf({
		...onSite,
		occurrences: [
			{ start_at: '2026-12-01T20:00:00+00:00' },
			{ start_at: '2026-12-08T20:00:00+00:00', status: 'moved online' },
		],
	});

	expect([node, ...(node.subEvent ?? [])].map(whereOf)).toEqual([
		{ status: undefined, mode: 'OfflineEventAttendanceMode', location: inFaro },
		{
			status: undefined,
			mode: undefined,
			location: { '@id': 'https://guide.example/events/a/#location' },
		},
		{ status: 'EventMovedOnline', mode: 'OnlineEventAttendanceMode', location: onItsPage },
	]);
});

test('dates at a place that is not known are told by no node', () => {
	const node = nodeOf({
		location: undefined,
		occurrences: [
			{ start_at: '2026-12-01T20:00:00+00:00', status: 'moved online' },
			{ start_at: '2026-12-08T20:00:00+00:00' },
			{ start_at: '2026-12-15T20:00:00+00:00', status: 'moved online' },
		],
	});

	expect(node.subEvent?.map(({ startDate }) => startDate)).toEqual([
		'2026-12-01T20:00:00+00:00',
		'2026-12-15T20:00:00+00:00',
	]);
});

test('a cancelled event keeps dates and location, and cancels every occurrence', () => {
	const node = nodeOf({
		status: 'cancelled',
		hierarchy: { previous_start_date: '2026-10-01' },
		occurrences: [
			{ start_at: '2026-12-01T20:00:00+00:00', status: 'confirmed' },
			{ start_at: '2026-12-08T20:00:00+00:00' },
		],
	});

	expect(node).toEqual({
		'@type': 'Event',
		'@id': 'https://guide.example/#evt_0123456789abcdef0123456789abcdef',
		identifier: 'evt_0123456789abcdef0123456789abcdef',
		name: 'A',
		url: 'https://guide.example/events/a/',
		mainEntityOfPage: { '@id': 'https://guide.example/events/a/#webpage' },
		startDate: '2026-12-01T20:00:00+00:00',
		eventStatus: 'https://schema.org/EventCancelled',
		location: {
			'@type': 'Place',
			'@id': 'https://guide.example/events/a/#location',
			address: { '@type': 'PostalAddress', addressLocality: 'Faro' },
		},
		subEvent: ['2026-12-01T20:00:00+00:00', '2026-12-08T20:00:00+00:00'].map((startDate) => ({
			'@type': 'Event',
			name: 'A',
			startDate,
			eventStatus: 'https://schema.org/EventCancelled',
			location: { '@id': 'https://guide.example/events/a/#location' },
			url: 'https://guide.example/events/a/',
		})),
	});
});

test('an occurrence that says something itself is not what its event says', () => {
	expect(
		timesOf({
			status: 'confirmed',
			occurrences: [{ start_at: '2026-12-01T20:00:00+00:00', status: 'postponed' }],
		}).eventStatus,
	).toBe('EventPostponed');
});

test('a former start makes an otherwise scheduled event rescheduled, and no other', () => {
	const moved = (previous_start_date: string, status?: string) =>
		timesOf({ ...starts('12-01'), status, hierarchy: { previous_start_date } });

	expect(moved('2026-11-01')).toEqual({
		startDate: '2026-12-01T20:00:00+00:00',
		eventStatus: 'EventRescheduled',
		previousStartDate: '2026-11-01',
	});
	expect(moved('2026-12-01', 'scheduled')).toEqual({
		startDate: '2026-12-01T20:00:00+00:00',
		eventStatus: 'EventScheduled',
	});
	expect(moved('2026-11-01', 'postponed')).toEqual({
		startDate: '2026-12-01T20:00:00+00:00',
		eventStatus: 'EventPostponed',
	});
});

test('counts a rule out from an occurrence that is past, on the clock of the guide', () => {
	const node = nodeOf({
		occurrences: [
			{
				id,
				start_at: '2026-10-03T18:00:00+01:00',
				end_at: '2026-10-03T19:00:00+01:00',
				recurrence_rule: 'FREQ=WEEKLY;COUNT=10',
			},
		],
	});

	expect(node.eventSchedule).toEqual({
		'@type': 'Schedule',
		startDate: '2026-10-03',
		endDate: '2026-12-05',
		startTime: '18:00:00',
		endTime: '19:00:00',
		repeatFrequency: 'P1W',
		repeatCount: 10,
		byDay: ['https://schema.org/Saturday'],
		scheduleTimezone: 'Europe/Lisbon',
	});
	expect(node.subEvent).toEqual([
		{
			'@type': 'Event',
			'@id': 'https://guide.example/#occ_11111111-1111-4111-8111-111111111111-20261121',
			name: 'A',
			startDate: '2026-11-21T18:00:00+00:00',
			endDate: '2026-11-21T19:00:00+00:00',
			location: { '@id': 'https://guide.example/events/a/#location' },
			url: 'https://guide.example/events/a/',
		},
		{
			'@type': 'Event',
			'@id': 'https://guide.example/#occ_11111111-1111-4111-8111-111111111111-20261128',
			name: 'A',
			startDate: '2026-11-28T18:00:00+00:00',
			endDate: '2026-11-28T19:00:00+00:00',
			location: { '@id': 'https://guide.example/events/a/#location' },
			url: 'https://guide.example/events/a/',
		},
		{
			'@type': 'Event',
			'@id': 'https://guide.example/#occ_11111111-1111-4111-8111-111111111111-20261205',
			name: 'A',
			startDate: '2026-12-05T18:00:00+00:00',
			endDate: '2026-12-05T19:00:00+00:00',
			location: { '@id': 'https://guide.example/events/a/#location' },
			url: 'https://guide.example/events/a/',
		},
	]);
});

test('tells a period with its rule, and the day on which both end', () => {
	const node = nodeOf({
		occurrences: [
			{
				id,
				start_at: '2027-02-16T00:00:00+00:00',
				end_at: '2027-05-20T23:59:00+01:00',
				recurrence_rule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR,SA,SU',
			},
		],
	});
	const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

	expect([node.startDate, node.endDate, node.subEvent]).toEqual([
		'2027-02-16',
		'2027-05-20',
		undefined,
	]);
	expect(node.eventSchedule).toEqual({
		'@type': 'Schedule',
		startDate: '2027-02-16',
		endDate: '2027-05-20',
		repeatFrequency: 'P1W',
		byDay: days.map((day) => `https://schema.org/${day}`),
	});
});

test('tells the dates of a period and the last of them, however far ahead', () => {
	const node = nodeOf({
		occurrences: [
			{
				id,
				start_at: '2026-11-24T18:30:00+00:00',
				end_at: '2027-12-30T23:59:00+00:00',
				recurrence_rule: 'FREQ=WEEKLY;BYDAY=TU',
			},
		],
	});

	expect([node.startDate, node.endDate]).toEqual(['2026-11-24T18:30:00+00:00', undefined]);
	expect(node.subEvent?.map(({ startDate }) => startDate).slice(0, 2)).toEqual([
		'2026-11-24T18:30:00+00:00',
		'2026-12-01T18:30:00+00:00',
	]);
	expect(node.eventSchedule).toMatchObject({ startDate: '2026-11-24', endDate: '2027-12-28' });
});
