import { expect, test } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { eventId, placeId, storedEvent, storedPlace } from '../../../support/records.ts';
import { contextOf } from '../../../support/page-context.ts';
import { hostileText } from '../../../fixtures/hostile-text.ts';
import { eventsFeed, placesFeed } from '../../../../src/ui/view-models/site/feeds.ts';

/** The entries of a feed, each a list of its members, as an XML parser finds them. */
function entriesIn(xml: string): Record<string, string>[] {
	const { children } = parseDocument(xml, { xmlMode: true });
	return DomUtils.getElementsByTagName('item', children).map((item) =>
		Object.fromEntries(
			item.children
				.filter((child) => 'name' in child)
				.map((child) => [child.name, DomUtils.textContent(child)]),
		),
	);
}

const at = (start_at: string) => ({ occurrences: [{ start_at }] });

test('an entry says what has changed, where, whose words it is and under which licence', async () => {
	const feed = await placesFeed(
		contextOf({
			places: [
				storedPlace({
					id: placeId(1),
					name: 'Fish & Chips',
					description: 'Fried <b>today</b>, 3 < 4.',
					location: { address: { city: 'Cascais' } },
					provenance: { sd_license: 'https://creativecommons.org/licenses/by/4.0/' },
					attribution: { text: 'Town & Sea', url: 'https://sea.example/?a=1&b=2', required: true },
					updated_at: '2026-11-20T10:00:00+01:00',
				}),
			],
		}),
	);

	expect(entriesIn(feed)).toEqual([
		{
			title: 'Fish & Chips',
			link: 'https://guide.example/guide/places/fish-chips-00000001/',
			guid: 'https://guide.example/guide/#plc_00000001000000000000000000000000',
			description: [
				'<p>Cascais</p>',
				'<p>Fried today, 3 &lt; 4.</p>',
				'<p><a href="https://sea.example/?a=1&amp;b=2">Source: Town &amp; Sea</a></p>',
				'<p><a href="https://creativecommons.org/licenses/by/4.0/">Licence of the data: CC BY 4.0</a></p>',
			].join(''),
			pubDate: 'Fri, 20 Nov 2026 09:00:00 GMT',
		},
	]);
	expect(feed).toContain('<guid isPermaLink="false">');
	expect(feed).toContain(
		'<atom:link href="https://guide.example/guide/places/feed.xml" rel="self" type="application/rss+xml"/>',
	);
});

test('places stand by their last change, the latest first, and are no more than 50', async () => {
	const places = [...Array(60).keys()].map((number) =>
		storedPlace({
			id: placeId(number),
			name: `Place ${number}`,
			...(number === 7
				? {}
				: { updated_at: `2026-10-01T00:00:${number.toString().padStart(2, '0')}Z` }),
		}),
	);

	const names = entriesIn(await placesFeed(contextOf({ places }))).map(({ title }) => title);

	expect(names).toHaveLength(50);
	expect(names.slice(0, 2)).toEqual(['Place 59', 'Place 58']);
	expect(names).not.toContain('Place 7');
});

test('events stand by their next date; those that are over or without one are left out', async () => {
	const feed = await eventsFeed(
		contextOf({
			events: [
				storedEvent({ id: eventId(1), name: 'Later', ...at('2026-12-24T20:00:00+00:00') }),
				storedEvent({ id: eventId(2), name: 'Over', ...at('2026-11-01T20:00:00+00:00') }),
				storedEvent({ id: eventId(3), name: 'Undated' }),
				storedEvent({
					id: eventId(4),
					name: 'Sooner',
					status: 'cancelled',
					location: { city: 'Sintra' },
					...at('2026-12-05T20:00:00+00:00'),
				}),
				storedEvent({
					id: eventId(5),
					name: 'Put off',
					status: 'postponed',
					...at('2026-11-01T20:00:00+00:00'),
				}),
			],
		}),
	);

	expect(entriesIn(feed).map(({ title }) => title)).toEqual(['Sooner', 'Later']);
	expect(entriesIn(feed)[0]?.description).toMatch(/^<p>Cancelled · .*5 Dec.* · Sintra<\/p>$/);
});

test('an entry that names the venue of an event states whose words that is, too, and under which licence', async () => {
	const rights = (text: string, licence: string) => ({
		attribution: { text, required: true },
		provenance: { sd_license: `https://creativecommons.org/licenses/${licence}/4.0/` },
	});
	const hall = { id: placeId(1), name: 'Old Hall', ...rights('Hall Office', 'by-sa') };
	const concert = {
		location: { place_id: placeId(1) },
		...at('2026-12-04T21:00:00+00:00'),
		...rights('Agenda', 'by'),
	};
	const paragraphsOf = async (event: object, venue: object = hall) => {
		const [entry] = entriesIn(
			await eventsFeed(
				contextOf({
					places: [storedPlace(venue)],
					events: [storedEvent({ ...concert, ...event })],
				}),
			),
		);
		const { children } = parseDocument(entry?.description ?? '');
		return children.map((paragraph) => DomUtils.textContent(paragraph));
	};
	const ofConcert = ['Source: Agenda', 'Licence of the data: CC BY 4.0'];

	expect(await paragraphsOf({})).toEqual([
		expect.stringContaining(' · Old Hall'),
		...ofConcert,
		'Source: Hall Office',
		'Licence of the data: CC BY-SA 4.0',
	]);
	expect(await paragraphsOf({}, { ...hall, ...rights('Agenda', 'by') })).toEqual([
		expect.stringContaining(' · Old Hall'),
		...ofConcert,
	]);
	expect(await paragraphsOf({ status: 'moved_online' })).toEqual([
		expect.not.stringContaining('Old Hall'),
		...ofConcert,
	]);
});

test('a feed without entries is a feed', async () => {
	expect(entriesIn(await placesFeed(contextOf({})))).toEqual([]);
});

test('texts that would be markup, or that XML does not allow, are plain text to whoever reads the feed', async () => {
	const context = contextOf(
		{
			places: [
				storedPlace({
					id: placeId(1),
					name: `007 ]]> ${hostileText}`,
					description: `\u0000\u000B\uFFFE\uD800 ]]> ${hostileText}`,
					attribution: { text: `]]> ${hostileText}`, required: true },
				}),
			],
		},
		{ name: 'A & B ]]> <i>' },
	);
	const feed = await placesFeed(context);
	const [entry] = entriesIn(feed);

	expect(entry?.title).toBe(context.guide.places[0]?.name);
	expect(entry?.title).toContain('007 ]]> ');
	// XML 1.0, section 2.2, allows none of these or advises against them.
	expect(feed).not.toMatch(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/u);
	expect(feed.isWellFormed()).toBe(true);
	const html = parseDocument(entry?.description ?? '');
	const elements = DomUtils.findAll(() => true, html.children).map(({ name }) => name);
	expect(new Set(elements)).toEqual(new Set(['p']));
	expect(DomUtils.textContent(html)).toContain(`Source: ]]> `);
});
