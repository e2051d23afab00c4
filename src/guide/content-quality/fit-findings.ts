import type { Terms } from '../../domain/facets/terms.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { languageTag } from '../../i18n/locale/language-tag.ts';
import { longestOf } from '../../domain/places/short-text.ts';
import type { RecordFinding } from './finding.ts';
import { foreignZone } from './foreign-zone.ts';
import { otherLanguage } from './text-language.ts';

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
	/** The longest of them is read. */
	descriptions: readonly (string | undefined)[];
}

/**
 * Returns in what a record does not fit the facts of the guide: its zone, and the language of its
 * texts.
 *
 * @param year In which clocks are compared.
 */
export function fitFindings(
	{ coordinates, descriptions, metadata }: FittedRecord,
	facts: Omit<GuideFacts, 'terms'>,
	year: string,
): RecordFinding[] {
	const zone = coordinates && foreignZone(coordinates, facts.timeZone, year);
	const text = longestOf(descriptions);
	const said = languageTag(metadata?.[facts.descriptionLanguageKey]) ?? facts.contentLanguage;
	const read = otherLanguage(text, said);
	return [
		...(zone === undefined ? [] : [{ rule: 'other-zone' as const, detail: zone }]),
		...(read === undefined ? [] : [{ rule: 'other-language' as const, detail: `${said} ${read}` }]),
	];
}
