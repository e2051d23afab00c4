import { eld } from 'eld/extrasmall';
import { isShortText } from '../../domain/places/short-text.ts';

/** The beginning tells; the rest would take its time in vain. */
const mostCharacters = 500;

/** Languages (ISO 639-1) that are written so alike that a text is no proof of either. */
const alike: readonly (readonly string[])[] = [
	['no', 'nb', 'nn', 'da'],
	['hr', 'bs', 'sr', 'sh'],
	['id', 'ms'],
	['gl', 'pt'],
	['oc', 'ca'],
];

/**
 * Returns the language (ISO 639-1) that a text reads like, where that is another than is said of
 * it.
 *
 * @param said The tag of the language that the guide tells of the text (BCP 47).
 * @returns `undefined` for a text that is too short to tell, and in doubt.
 */
export function otherLanguage(text: string, said: string): string | undefined {
	if (isShortText(text)) return undefined;
	const reading = eld.detect(text.slice(0, mostCharacters));
	if (!reading.isReliable()) return undefined;
	const { language: stated } = new Intl.Locale(said);
	const isSaid =
		reading.language === stated ||
		alike.some((group) => group.includes(stated) && group.includes(reading.language));
	return isSaid ? undefined : reading.language;
}
