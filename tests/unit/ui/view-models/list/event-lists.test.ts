import { expect, test } from '@playwright/test';
import {
	archivePage,
	themePages,
	upcomingEventsPages,
} from '../../../../../src/ui/view-models/list/event-lists.ts';
import { monthPages } from '../../../../../src/ui/view-models/list/month-pages.ts';
import { contextOf } from '../../../../support/page-context.ts';
import { eventId, storedEvent } from '../../../../support/records.ts';

const on = (...starts: string[]) => ({
	occurrences: starts.map((day) => ({
		start_at: `${day}T20:00:00+00:00`,
		end_at: `${day}T22:00:00+00:00`,
	})),
});
const events = [
	storedEvent({ id: eventId(1), name: 'Summer fair', ...on('2026-07-01') }),
	storedEvent({ id: eventId(2), name: 'Weekly', ...on('2026-11-14', '2026-11-28', '2026-12-12') }),
	storedEvent({ id: eventId(3), name: 'New Year', ...on('2027-01-01') }),
	storedEvent({ id: eventId(4), name: 'Undated' }),
	storedEvent({
		id: eventId(5),
		name: 'Exhibition',
		occurrences: [{ start_at: '2026-10-01T00:00:00+01:00', end_at: '2027-02-01T00:00:00+00:00' }],
	}),
];
const context = contextOf({ events });

test('events to come are listed, those without dates last', () => {
	const [first] = upcomingEventsPages(context);

	expect(first?.list.events.map(({ name }) => name)).toEqual([
		'Exhibition',
		'Weekly',
		'New Year',
		'Undated',
	]);
	expect(first?.list.count).toBe('4 events');
});

test('what is on in the coming days is credited on the page that shows it, however long the list', () => {
	const many = Array.from({ length: 80 }, (_, index) =>
		storedEvent({
			id: eventId(index + 1),
			name: `Walk ${index + 1}`,
			attribution: { text: `Office ${index + 1}`, required: true },
			...on(index < 40 ? '2026-11-21' : '2026-11-23'),
		}),
	);
	const pages = upcomingEventsPages(contextOf({ events: many }));
	const creditCounts = pages.map(({ list }) => list.frame.credits.length);

	expect(creditCounts).toEqual([80, 24, 24, 8]);
});

test('the months ahead are linked with what is on in each, and the archive after them', () => {
	const [first] = upcomingEventsPages(context);
	const links = first?.list.narrower?.links.map(({ count, href, label }) => [label, href, count]);

	expect(links).toEqual([
		['November 2026', '/guide/events/months/2026-11/', '2 events'],
		['December 2026', '/guide/events/months/2026-12/', '2 events'],
		['January 2027', '/guide/events/months/2027-01/', '2 events'],
		['Earlier events by month', '/guide/events/archive/', '2 events'],
	]);
});

test('months and themes have a heading each, and so have the events after them', () => {
	const fado = { ...on('2026-12-01'), classification: { theme: ['Fado'] } };
	const many = Array.from({ length: 40 }, (_, index) =>
		storedEvent({ id: eventId(index + 1), name: `Walk ${index + 1}`, ...fado }),
	);
	const [first, second] = upcomingEventsPages(contextOf({ events: many }));

	expect(first?.list.narrower).toEqual({
		heading: 'By month',
		links: [{ href: '/guide/events/months/2026-12/', label: 'December 2026', count: '40 events' }],
	});
	expect(first?.list.themes).toEqual({
		heading: 'Themes',
		links: [
			{
				href: '/guide/events/themes/fado/',
				label: 'Fado',
				isContent: true,
				isTerm: true,
				count: '40 events',
			},
		],
	});
	expect(first?.list.cardsHeading).toBe('More events');
	expect(second?.list).toMatchObject({
		narrower: undefined,
		themes: undefined,
		cardsHeading: undefined,
	});
});

test('the archive links to the months that have dates which are over, the latest first', () => {
	expect(archivePage(context).narrower?.links.map(({ href }) => href)).toEqual([
		'/guide/events/months/2026-11/',
		'/guide/events/months/2026-07/',
	]);
});

test('every month with dates has a page, and every link to a month leads to one', () => {
	const months = monthPages(context).map(({ month, pages }) => [
		month,
		pages[0]?.list.events.map(({ name }) => name),
	]);

	expect(months).toEqual([
		['2026-07', ['Summer fair']],
		['2026-11', ['Exhibition', 'Weekly']],
		['2026-12', ['Exhibition', 'Weekly']],
		['2027-01', ['New Year', 'Exhibition']],
	]);
});

test('a month has its own address, heading and way back', () => {
	const december = monthPages(context).find(({ month }) => month === '2026-12')?.pages[0]?.list;

	expect(december?.heading).toBe('December 2026');
	expect(december?.frame.canonical).toBe('https://guide.example/guide/events/months/2026-12/');
	expect(december?.frame.breadcrumb.map(({ href, label }) => [label, href])).toEqual([
		['Home', '/guide/'],
		['What’s on', '/guide/events/'],
		['December 2026', undefined],
	]);
});

test('a month leads to the months before and after it that have a page', () => {
	const neighbours = monthPages(context).map(({ pages }) => [
		pages[0]?.earlier?.label,
		pages[0]?.later?.label,
		pages[0]?.later?.href,
	]);

	expect(neighbours).toEqual([
		[undefined, 'Later: November 2026', '/guide/events/months/2026-11/'],
		['Earlier: July 2026', 'Later: December 2026', '/guide/events/months/2026-12/'],
		['Earlier: November 2026', 'Later: January 2027', '/guide/events/months/2027-01/'],
		['Earlier: December 2026', undefined, undefined],
	]);
});

test('a day of the month leads to an event that is not over', () => {
	const hours = (from: string, to: string) => ({
		occurrences: [{ start_at: `2026-11-21T${from}:00+00:00`, end_at: `2026-11-21T${to}:00+00:00` }],
	});
	const [november] = monthPages(
		contextOf({
			events: [
				storedEvent({ id: eventId(1), name: 'Early walk', ...hours('05:00', '06:00') }),
				storedEvent({ id: eventId(2), name: 'Night walk', ...hours('22:00', '23:00') }),
			],
		}),
	);
	const today = november?.pages[0]?.grid?.weeks.flat().find((cell) => cell?.day === '2026-11-21');

	expect(today).toMatchObject({
		eventCount: 1,
		href: `/guide/events/months/2026-11/#${eventId(2)}`,
	});
});

test('after midnight today leads to the night that is still on', () => {
	const lasting = (start_at: string, end_at: string) => ({ occurrences: [{ start_at, end_at }] });
	const walk = lasting('2026-11-20T05:00:00+00:00', '2026-11-20T06:00:00+00:00');
	const night = lasting('2026-11-20T22:00:00+00:00', '2026-11-21T04:00:00+00:00');
	const atOne = contextOf(
		{
			events: [
				storedEvent({ id: eventId(1), name: 'Early walk', ...walk }),
				storedEvent({ id: eventId(2), name: 'Club night', ...night }),
			],
		},
		{},
		Date.parse('2026-11-21T01:00:00Z'),
	);
	const [november] = monthPages(atOne);
	const days = november?.pages[0]?.grid?.weeks.flat() ?? [];

	expect(days.filter((cell) => cell?.eventCount)).toMatchObject([
		{
			day: '2026-11-21',
			eventCount: 1,
			href: `/guide/events/months/2026-11/#${eventId(2)}`,
		},
	]);
});

test('an event that runs for years does not fill a month page for each', () => {
	const forever = storedEvent({
		name: 'For ever',
		occurrences: [{ start_at: '2020-01-01T00:00:00Z', end_at: '2999-12-31T00:00:00Z' }],
	});

	expect(monthPages(contextOf({ events: [forever] }))).toHaveLength(18);
});

test('without events the lists say so, and nothing leads to months that are not there', () => {
	const empty = contextOf({});
	const [first] = upcomingEventsPages(empty);

	expect(monthPages(empty)).toEqual([]);
	expect(first?.list).toMatchObject({ events: [], narrower: undefined });
	expect(first?.list.emptyState?.message).not.toBe('');
	expect(first?.list.emptyState?.links).toEqual([]);
	expect(archivePage(empty).emptyState?.message).not.toBe('');
	expect(archivePage(empty).frame.isIndexable).toBe(false);
	expect(archivePage(empty).narrower).toBe(undefined);
});

test('a guide whose events are all over leads to its archive, and once', () => {
	const [first] = upcomingEventsPages(
		contextOf({ events: [storedEvent({ name: 'Summer fair', ...on('2026-07-01') })] }),
	);

	expect(first?.list.events).toEqual([]);
	expect(first?.list.emptyState?.links.map(({ href }) => href)).toEqual(['/guide/events/archive/']);
	expect(first?.list.narrower).toBe(undefined);
});

test('all spellings of a theme are one page, and a theme without letters or digits has none', () => {
	const themes = ['Fado', 'Fado!', 'Fado 2', '★', 'Fado?'];
	const pages = themePages(
		contextOf({
			events: themes.map((theme, index) =>
				storedEvent({
					id: eventId(index + 1),
					...on('2026-12-01'),
					classification: { theme: [theme] },
				}),
			),
		}),
	);

	expect(
		pages.map(({ pages: [first], slug }) => [slug, first?.count, first?.filters?.href]),
	).toEqual([
		['fado', '3 events', '/guide/events/?theme=fado'],
		['fado-2', '1 event', '/guide/events/?theme=fado-2'],
	]);
});
