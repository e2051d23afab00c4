import type { Terms } from '../../domain/facets/terms.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { languageTag } from '../../i18n/locale/language-tag.ts';
import { longestOf, isShortText } from '../../domain/places/short-text.ts';
import type { RecordFinding } from './finding.ts';
import { placeTimeZone } from '../../domain/opening-hours/time-zone.ts';
import { zoned } from '../../domain/events/zone-offsets.ts';
import { eld } from 'eld/extrasmall';

/** Holds what a guide says of all its records that do not say otherwise. */
export interface GuideFacts {
	/** IANA name. */
	timeZone: string;
	/** Language of descriptions (BCP 47). */
	contentLanguage: string;
	/** Key of the metadata under which a record states another, or `none`. */
	descriptionLanguageKey: string;
	/** Labels that the guide has for values: a code with one is no matter of the report. */
	terms: Terms;
}

interface FittedRecord {
	coordinates: Coordinates | undefined;
	metadata?: Readonly<Record<string, string | undefined>> | undefined;
	/** Descriptions of the record, of which the longest is read. */
	descriptions: readonly (string | undefined)[];
}

/** Days half a year apart, so that zones with and without summer time are told apart. */
const daysOfYear = ['01-15', '07-15'] as const;

const offsetsByZone = new Map<string, string>();

/**
 * Maximum number of characters that are read: the beginning shows enough; the rest would take its
 * time in vain.
 */
const maxCharacters = 500;

/** Languages (ISO 639-1) that are written so alike that a text is no proof of either. */
const alike: readonly (readonly string[])[] = [
	['no', 'nb', 'nn', 'da'],
	['hr', 'bs', 'sr', 'sh'],
	['id', 'ms'],
	['gl', 'pt'],
	['oc', 'ca'],
];

/**
 * Returns in what a record does not fit the facts of the guide: its zone, and the language of its
 * texts.
 *
 * @param year Year in which clocks are compared.
 */
export function fitFindings(
	{ coordinates, descriptions, metadata }: FittedRecord,
	facts: Omit<GuideFacts, 'terms'>,
	year: string,
): RecordFinding[] {
	const zone = coordinates && foreignZone(coordinates, facts.timeZone, year);
	const text = longestOf(descriptions);
	const statedLanguage =
		languageTag(metadata?.[facts.descriptionLanguageKey]) ?? facts.contentLanguage;
	const read = otherLanguage(text, statedLanguage);
	return [
		...(zone === undefined ? [] : [{ rule: 'other-zone' as const, detail: zone }]),
		...(read === undefined
			? []
			: [{ rule: 'other-language' as const, detail: `${statedLanguage} ${read}` }]),
	];
}

/**
 * Returns the time zone (IANA name) of a point, where its clocks show another time than those of
 * the guide.
 *
 * @param year Year in which the clocks are compared.
 */
function foreignZone(coordinates: Coordinates, timeZone: string, year: string): string | undefined {
	const zone = placeTimeZone(coordinates, { timeZone });
	return offsetsIn(zone, year) === offsetsIn(timeZone, year) ? undefined : zone;
}

function offsetsIn(timeZone: string, year: string): string {
	const key = `${timeZone} ${year}`;
	const known = offsetsByZone.get(key);
	if (known !== undefined) return known;
	const offsets = daysOfYear
		.map((day) => zoned(Date.parse(`${year}-${day}T12:00:00Z`), timeZone).offset)
		.join(' ');
	offsetsByZone.set(key, offsets);
	return offsets;
}

/**
 * Returns the language (ISO 639-1) that a text reads like, where that is another than is said of
 * it.
 *
 * @param said The tag of the language that the guide states for the text (BCP 47).
 * @returns `undefined` for a text that is too short to decide, and in doubt.
 */
function otherLanguage(text: string, statedLanguage: string): string | undefined {
	if (isShortText(text)) return undefined;
	const reading = eld.detect(text.slice(0, maxCharacters));
	if (!reading.isReliable()) return undefined;
	const { language: stated } = new Intl.Locale(statedLanguage);
	const isSaid =
		reading.language === stated ||
		alike.some((group) => group.includes(stated) && group.includes(reading.language));
	return isSaid ? undefined : reading.language;
}
