import { expect, test } from '@playwright/test';
import {
	type ExaminedGuide,
	whatLooksWrong,
} from '../../../../src/content/editors-report/what-looks-wrong.ts';
import type { Finding } from '../../../../src/guide/content-quality/finding.ts';
import { eventId, placeId } from '../../../support/records.ts';

const sound: ExaminedGuide = {
	counts: {
		places: { listed: 80, coming: 0, runOut: 0 },
		events: { ahead: 20, over: 0 },
		located: 90,
	},
	todaysEventCount: 3,
	hiddenShares: [],
	findings: [],
	timeZone: 'Europe/Lisbon',
	listsPastValidity: false,
	showsCopies: false,
	insecureImageCount: 0,
	currency: 'EUR',
	pricedIn: new Map([['EUR', 12]]),
	locale: 'en-GB',
	placesIn: new Map([['PT', 80]]),
	missing: { count: 0, listed: 100, reason: '' },
};
const linesOf = (about: Partial<ExaminedGuide>) =>
	whatLooksWrong({ ...sound, ...about }, 'content-report.html');
const found = (rule: Finding['rule'], detail: string, count: number): Finding[] =>
	Array.from({ length: count }, (_, index) => ({
		rule,
		resource: 'places',
		id: placeId(index),
		detail,
	}));

test('says of a sound guide what visitors find, and that nothing looks wrong', () => {
	expect(linesOf({})).toEqual([
		'Visitors find 80 places and 20 events to come. Nothing looks wrong.',
	]);
});

test('says at the end how many drafts are left out, and how to see them', () => {
	expect(linesOf({ draftsLeftOut: 3 }).at(-1)).toBe(
		'3 drafts are left out: npm run build -- --drafts makes a preview with them.',
	);
	expect(linesOf({ draftsLeftOut: 1 }).at(-1)).toBe(
		'1 draft is left out: npm run build -- --drafts makes a preview with them.',
	);
	expect(linesOf({ draftsLeftOut: 0 })).toHaveLength(1);
});

test('says in the first line that more than half is hidden', () => {
	const counts = {
		...sound.counts,
		places: { listed: 10, coming: 1, runOut: 89 },
		events: { ahead: 1, over: 4 },
	};

	expect(linesOf({ counts })[0]).toBe(
		'More than half of this guide is hidden: 93 of 105 places and events have run out or are over. Visitors find 10 places and 1 event to come (besides: 1 place not in force yet, 89 places whose validity has run out, 4 events that are over). Nothing looks wrong.',
	);
	expect(linesOf({ counts, listsPastValidity: true })[0]).toBe(
		'Visitors find 99 places and 1 event to come (besides: 1 place not in force yet, 4 events that are over). Nothing looks wrong.',
	);
});

test('puts what looks wrong in order, the worst for visitors first', () => {
	const findings = [
		...found('kind-is-code', 'INC4SC2', 2),
		...found('other-language', 'en fr', 30),
		...found('other-zone', 'Asia/Seoul', 60),
		...found('other-zone', 'Asia/Tokyo', 10),
	];
	const lines = linesOf({
		findings,
		hiddenShares: [
			{ kind: 'destination', name: 'Seoul', hidden: 100, total: 100 },
			{ kind: 'destination', name: 'Busan', hidden: 30, total: 90 },
		],
		missing: { count: 12, listed: 100, reason: 'name: missing' },
		sampleWordsNote: 'tagline in src/config/site.ts is still of the sample guide.',
		insecureImageCount: 1,
	});

	expect(lines).toEqual([
		'Visitors find 80 places and 20 events to come. What looks wrong, worst first:',
		'- 12 of 100 listed places and events are missing: name: missing.',
		'- More than a fifth is hidden of 2 destinations: Seoul (100 of 100), Busan (30 of 90). Extend valid_through at the source, or set pastValidity.',
		"- Other clocks than Europe/Lisbon at 70 of 90 records with coordinates: Asia/Seoul 60, Asia/Tokyo 10. timeZone: 'Asia/Seoul' would fit more.",
		'- 30 descriptions read like French, and are said to be English: see contentLanguage.',
		'- tagline in src/config/site.ts is still of the sample guide.',
		'- 2 records with codes in place of words: INC4SC2. Give them words (terms in src/config/site.ts, or in guide.ts).',
		'- 1 image has an address on http:, which browsers may refuse.',
	]);
});

test('says that a few records elsewhere are no reason for another zone', () => {
	expect(linesOf({ findings: found('other-zone', 'Atlantic/Azores', 4) })[1]).toBe(
		'- Other clocks than Europe/Lisbon at 4 of 90 records with coordinates: Atlantic/Azores 4. timeZone fits the others.',
	);
});

test('tells of events of which none lies ahead, and of today’s that are on by one pattern', () => {
	const events = (ahead: number, over: number) => ({ ...sound.counts, events: { ahead, over } });
	const pattern = Array.from({ length: 164 }, (_, index): Finding => ({
		rule: 'todays-pattern',
		resource: 'events',
		id: eventId(index),
		detail: 'rule without an end',
	}));

	expect(linesOf({ counts: events(0, 30) })[1]).toBe(
		'- No event lies ahead: all 30 are over. Look at the dates in the service, and at the clock of this machine.',
	);
	expect(linesOf({ findings: pattern, todaysEventCount: 200 })[1]).toBe(
		'- 164 of 200 events of today are on by one pattern: a rule without an end. Check one of them.',
	);
});

test('tells of a currency that no price names, and of the one that most do', () => {
	const line = (...pricedIn: [string, number][]) => linesOf({ pricedIn: new Map(pricedIn) })[1];

	expect(line(['SEK', 2], ['DKK', 40])).toBe(
		"- No price is in EUR, and 40 of 42 are in DKK: currency: 'DKK' would fit.",
	);
	expect(line(['DKK', 40], ['EUR', 1])).toBeUndefined();
	expect(line(['DKK', 4])).toBeUndefined();
	expect(line()).toBeUndefined();
});

test('tells of a locale whose habits are those of another country than most places are in', () => {
	const line = (locale: string, ...placesIn: [string, number][]) =>
		linesOf({ locale, placesIn: new Map(placesIn) })[1];

	expect(line('en', ['SE', 3], ['DK', 77])).toBe(
		"- Dates, times and distances follow United States, as locale 'en' names no country; 77 of 80 places are in Denmark: locale: 'en-DK' would fit.",
	);
	expect(line('pt', ['PT', 80])).toContain("locale: 'pt-PT' would fit.");
	expect(line('zh-Hant', ['HK', 80])).toContain("locale: 'zh-Hant-HK' would fit.");
	expect(line('en-GB', ['DK', 80])).toBeUndefined();
	expect(line('en', ['US', 80])).toBeUndefined();
	expect(line('de', ['DE', 80])).toBeUndefined();
	expect(line('en', ['DK', 40], ['SE', 40])).toBeUndefined();
	expect(line('en')).toBeUndefined();
});

test('is at most ten lines long', () => {
	const languages = ['fr', 'de', 'it', 'nl'];
	const lines = linesOf({
		counts: { ...sound.counts, events: { ahead: 0, over: 9 } },
		findings: [
			...languages.flatMap((read) => found('other-language', `en ${read}`, 9)),
			...found('kind-is-code', 'A0201', 9),
			...found('other-zone', 'Asia/Seoul', 9),
		],
		hiddenShares: (['destination', 'source', 'category'] as const).map((kind) => ({
			kind,
			name: 'X',
			hidden: 5,
			total: 9,
		})),
		missing: { count: 2, listed: 9, reason: 'x' },
		insecureImageCount: 2,
	});

	expect(lines).toHaveLength(10);
	expect(lines.at(-1)).toBe('- and 3 more in content-report.html');
});
