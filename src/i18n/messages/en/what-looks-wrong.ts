import { displayNames } from '../../locale/formatters.ts';
import { numberFormat } from '../../locale/number-formats.ts';
import { counted, nouns, wordsLocale } from './counted.ts';
import { englishLanguageName } from './editors-report-rule-words.ts';

const number = (count: number) => numberFormat(wordsLocale).format(count);
const regionName = (code: string) =>
	displayNames(wordsLocale, { type: 'region', fallback: 'code' }).of(code) ?? code;
const records = (count: number) => counted(count, { one: 'record', other: 'records' });

interface Counts {
	places: { listed: number; coming: number; runOut: number };
	events: { ahead: number; over: number };
}

interface Share {
	name: string;
	hidden: number;
	total: number;
}

const partNames = {
	destination: { one: 'destination', other: 'destinations' },
	source: { one: 'source', other: 'sources' },
	category: { one: 'category', other: 'categories' },
};

/** Last lines of a build, for whoever runs the guide: each says what looks wrong and what to do. */
export const whatLooksWrongWords = {
	mostlyHidden: (hidden: number, total: number) =>
		`More than half of this guide is hidden: ${number(hidden)} of ${counted(total, nouns.place)} and events have run out or are over.`,
	findable: ({ events, places }: Counts) =>
		`Visitors find ${counted(places.listed, nouns.place)} and ${counted(events.ahead, { one: 'event to come', other: 'events to come' })}${hiddenInWords(places, events)}.`,
	nothing: 'Nothing looks wrong.',
	heading: 'What looks wrong, worst first:',
	more: (count: number, file: string) => `and ${number(count)} more in ${file}`,
	draftsLeftOut: (count: number) =>
		`${counted(count, { one: 'draft is', other: 'drafts are' })} left out: npm run build -- --drafts makes a preview with them.`,
	noEventsAhead: (count: number) =>
		`No event lies ahead: all ${number(count)} are over. Look at the dates in the service, and at the clock of this machine.`,
	leftOut: (count: number, listed: number, reason: string) =>
		`${number(count)} of ${number(listed)} listed places and events are missing: ${reason}.`,
	hiddenParts: (kind: keyof typeof partNames, shares: readonly Share[], max: number) => {
		const named = shares
			.slice(0, max)
			.map(({ hidden, name, total }) => `${name} (${number(hidden)} of ${number(total)})`);
		const more = shares.length > max ? ` and ${number(shares.length - max)} more` : '';
		return `More than a fifth is hidden of ${counted(shares.length, partNames[kind])}: ${named.join(', ')}${more}. Extend valid_through at the source, or set pastValidity.`;
	},
	otherZone: (
		count: number,
		located: number,
		timeZone: string,
		zones: readonly [zone: string, count: number][],
		fits: string | undefined,
	) => {
		const listed = zones.map(([zone, ofZone]) => `${zone} ${number(ofZone)}`).join(', ');
		const advice =
			fits === undefined ? 'timeZone fits the others.' : `timeZone: '${fits}' would fit more.`;
		return `Other clocks than ${timeZone} at ${number(count)} of ${records(located)} with coordinates: ${listed}. ${advice}`;
	},
	otherLanguage: (count: number, said: string, read: string) =>
		`${counted(count, { one: 'description reads', other: 'descriptions read' })} like ${englishLanguageName(read)}, and ${count === 1 ? 'is' : 'are'} said to be ${englishLanguageName(said)}: see contentLanguage.`,
	otherCurrency: (currency: string, fits: string, ofFitting: number, count: number) =>
		`No price is in ${currency}, and ${number(ofFitting)} of ${number(count)} are in ${fits}: currency: '${fits}' would fit.`,
	otherCountry: (
		locale: string,
		usual: string,
		country: string,
		fits: string,
		count: number,
		total: number,
	) =>
		`Dates, times and distances follow ${regionName(usual)}, as locale '${locale}' names no country; ${number(count)} of ${counted(total, nouns.place)} are in ${regionName(country)}: locale: '${fits}' would fit.`,
	todaysPattern: (count: number, total: number, pattern: string) =>
		`${number(count)} of ${counted(total, nouns.event)} of today are on by one pattern: a ${pattern}. Check one of them.`,
	codes: (count: number, codes: readonly string[]) =>
		`${records(count)} with codes in place of words: ${codes.join(', ')}. Give them words (terms in src/config/site.ts, or in guide.ts).`,
	insecureImages: (count: number) =>
		`${counted(count, { one: 'image has', other: 'images have' })} an address on http:, which browsers may refuse.`,
};

function hiddenInWords(places: Counts['places'], events: Counts['events']): string {
	const parts = [
		...(places.coming > 0 ? [`${counted(places.coming, nouns.place)} not in force yet`] : []),
		...(places.runOut > 0
			? [`${counted(places.runOut, nouns.place)} whose validity has run out`]
			: []),
		...(events.over > 0
			? [counted(events.over, { one: 'event that is over', other: 'events that are over' })]
			: []),
	];
	return parts.length === 0 ? '' : ` (besides: ${parts.join(', ')})`;
}
