import { whatLooksWrongWords as words } from '../../i18n/messages/en/what-looks-wrong.ts';
import type { MissingRecords } from './missing-records.ts';
import type { Finding, FindingRule } from '../../guide/content-quality/finding.ts';
import type { GuideCounts } from '../../guide/content-quality/guide-counts.ts';
import type { HiddenShare } from '../../guide/content-quality/hidden-shares.ts';

/** Holds what is known of a guide as a whole. */
export interface ExaminedGuide {
	counts: GuideCounts;
	todaysEventCount: number;
	hiddenShares: readonly HiddenShare[];
	findings: readonly Finding[];
	/** IANA name. */
	timeZone: string;
	/** Whether lists show the places whose validity has run out. */
	listsPastValidity: boolean;
	/** Whether visitors get copies of images, as far as these may be made. */
	showsCopies: boolean;
	/** Images with an http address, of all images of published records. */
	insecureImageCount: number;
	/** Currency that the guide is said to have, as its ISO 4217 code. */
	currency: string;
	/** Number of records whose price names a currency, by its code. */
	pricedIn: ReadonlyMap<string, number>;
	/** Locale of its interface (BCP 47). */
	locale: string;
	/** Number of places in each country, by its ISO 3166 code. */
	placesIn: ReadonlyMap<string, number>;
	/** Places and events that are listed, and could not be read. */
	missing: Pick<MissingRecords, 'count' | 'listed' | 'reason'>;
	/** Says that words of the sample are still in `src/config/site.ts`; absent where none are. */
	sampleWordsNote?: string | undefined;
	/** Records that are left out as they are not published yet. */
	draftsLeftOut?: number;
}

/** Limits the lines, the first of which says what visitors find: nobody reads more. */
const maxLines = 10;
const maxNamed = 3;
/**
 * Minimum number of texts: of fewer the guess of their language may be wrong, and is not reported.
 */
const minTexts = 5;
/** Minimum number of prices: fewer may be all that names another currency. */
const minPrices = 5;

/**
 * Returns the last lines of a build: what visitors find of the guide, and what looks wrong with it,
 * worst first; then how many drafts nobody finds.
 *
 * @param file Name of the report that has the records.
 */
export function whatLooksWrong(guide: ExaminedGuide, file: string): string[] {
	const { draftsLeftOut = 0 } = guide;
	const concerns = concernsOf(guide);
	const shown = concerns.slice(0, concerns.length > maxLines - 1 ? maxLines - 2 : maxLines - 1);
	const heading = concerns.length === 0 ? words.nothing : words.heading;
	const more = concerns.length - shown.length;
	return [
		[...mostlyHidden(guide), words.findable(findable(guide)), heading].join(' '),
		...shown.map((concern) => `- ${concern}`),
		...(more > 0 ? [`- ${words.more(more, file)}`] : []),
		...(draftsLeftOut > 0 ? [words.draftsLeftOut(draftsLeftOut)] : []),
	];
}

function mostlyHidden({ counts: { events, places }, listsPastValidity }: ExaminedGuide): string[] {
	const runOut = listsPastValidity ? 0 : places.runOut;
	const hidden = runOut + events.over;
	const total = places.listed + places.coming + places.runOut + events.ahead + events.over;
	return hidden > total / 2 ? [words.mostlyHidden(hidden, total)] : [];
}

function findable({ counts, listsPastValidity }: ExaminedGuide): GuideCounts {
	const { coming, listed, runOut } = counts.places;
	return listsPastValidity
		? { ...counts, places: { coming, listed: listed + runOut, runOut: 0 } }
		: counts;
}

function concernsOf(guide: ExaminedGuide): string[] {
	const { counts, insecureImageCount, missing, sampleWordsNote } = guide;
	const { ahead, over } = counts.events;
	return [
		...(ahead === 0 && over > 0 ? [words.noEventsAhead(over)] : []),
		...(missing.count > 0 ? [words.leftOut(missing.count, missing.listed, missing.reason)] : []),
		...(guide.listsPastValidity ? [] : hiddenParts(guide)),
		...otherZone(guide),
		...otherLanguages(guide),
		...otherCurrency(guide),
		...otherCountry(guide),
		...todaysPattern(guide),
		...(sampleWordsNote === undefined ? [] : [sampleWordsNote]),
		...codes(guide),
		...(insecureImageCount > 0 && !guide.showsCopies
			? [words.insecureImages(insecureImageCount)]
			: []),
	];
}

function hiddenParts({ hiddenShares }: ExaminedGuide): string[] {
	return (['destination', 'source', 'category'] as const).flatMap((kind) => {
		const shares = hiddenShares.filter((share) => share.kind === kind);
		return shares.length === 0 ? [] : [words.hiddenParts(kind, shares, maxNamed)];
	});
}

function otherZone({ counts, findings, timeZone }: ExaminedGuide): string[] {
	const zones = countsBy(findings, 'other-zone');
	const count = zones.reduce((sum, [, ofZone]) => sum + ofZone, 0);
	if (count === 0) return [];
	const [[zone, ofZone] = ['', 0]] = zones;
	const fits = ofZone > counts.located - count ? zone : undefined;
	return [words.otherZone(count, counts.located, timeZone, zones.slice(0, maxNamed), fits)];
}

function otherLanguages({ findings }: ExaminedGuide): string[] {
	return countsBy(findings, 'other-language')
		.filter(([, count]) => count >= minTexts)
		.slice(0, maxNamed)
		.map(([languages, count]) => {
			const [said = '', read = ''] = languages.split(' ');
			return words.otherLanguage(count, said, read);
		});
}

function otherCurrency({ currency, pricedIn }: ExaminedGuide): string[] {
	const [fits, ofFitting, count] = largestOf(pricedIn);
	if (pricedIn.has(currency) || count < minPrices) return [];
	return [words.otherCurrency(currency, fits, ofFitting, count)];
}

/** Returns what is counted most, its count, and the sum of all. */
function largestOf(counts: ReadonlyMap<string, number>): [key: string, count: number, sum: number] {
	const [[key, count] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
	return [key, count, [...counts.values()].reduce((sum, one) => sum + one, 0)];
}

/**
 * Says of a locale without a country that the habits it brings are not those of the country in
 * which most places are: days, clocks and distances of `en` are American ones.
 */
function otherCountry({ locale, placesIn }: ExaminedGuide): string[] {
	const [country, count, total] = largestOf(placesIn);
	const stated = new Intl.Locale(locale);
	const { region: usual = '' } = stated.maximize();
	if (stated.region !== undefined || country === usual || 2 * count <= total) return [];
	const fits = new Intl.Locale(stated, { region: country }).toString();
	return [words.otherCountry(locale, usual, country, fits, count, total)];
}

function todaysPattern({ findings, todaysEventCount }: ExaminedGuide): string[] {
	return countsBy(findings, 'todays-pattern').map(([pattern, count]) =>
		words.todaysPattern(count, todaysEventCount, pattern),
	);
}

function codes({ findings }: ExaminedGuide): string[] {
	const found = countsBy(findings, 'kind-is-code');
	const count = new Set(findings.filter(({ rule }) => rule === 'kind-is-code').map(({ id }) => id))
		.size;
	return count === 0
		? []
		: [
				words.codes(
					count,
					found.slice(0, maxNamed).map(([code]) => code),
				),
			];
}

/** Returns the details that one rule found, the most frequent first. */
function countsBy(
	findings: readonly Finding[],
	rule: FindingRule,
): [detail: string, count: number][] {
	const counts = new Map<string, number>();
	for (const finding of findings) {
		const { detail = '' } = finding;
		if (finding.rule === rule) counts.set(detail, (counts.get(detail) ?? 0) + 1);
	}
	return [...counts].sort((a, b) => b[1] - a[1]);
}
