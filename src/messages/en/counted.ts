import { numberFormat, pluralRules } from '../../locale/formatters.ts';

/** The language of the words beside this module, whatever the locale of the guide. */
export const wordsLocale = 'en-GB';

/** A number with its noun, such as “1,200 places”. */
export function counted(count: number, one: string, other: string): string {
	const noun = pluralRules(wordsLocale).select(count) === 'one' ? one : other;
	return `${numberFormat(wordsLocale).format(count)} ${noun}`;
}
