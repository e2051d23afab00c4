import { displayNames } from '../../locale/formatters.ts';
import { wordsLocale } from './counted.ts';

/** Says what was found, and what to do about it. */
export interface RuleWords {
	title: string;
	remedy: string;
	/** Returns the words beside a record; without it the title says all. */
	found?: (detail: string) => string;
	/** Words before each of the others that it is about, where they are not likely the same. */
	before?: string;
}

export const asIs = (detail: string) => detail;
export const quoted = (text: string) => `“${text}”`;

/** Returns date-times as the source wrote them, without their offsets: `2026-12-04 20:00`. */
export const clockTimes = (detail: string) =>
	detail.replace(/(\d{4}-\d\d-\d\d)[Tt](\d\d:\d\d)[^\s]*/g, '$1 $2');

export const englishLanguageName = (tag: string) =>
	displayNames(wordsLocale, { type: 'language', fallback: 'code' }).of(tag) ?? tag;

/** Returns tags of the language that is said, and of the one that the text reads like. */
export const languagesInWords = (detail: string) => {
	const [said = '', read = ''] = detail.split(' ');
	return `Reads like ${englishLanguageName(read)}, and is said to be ${englishLanguageName(said)}.`;
};
