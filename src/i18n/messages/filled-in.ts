import { numberFormat, pluralRules } from '../locale/number-formats.ts';

/** Returns a template with its gaps (`{name}`) filled; a gap without a text stays as it is. */
export function filledIn(template: string, gaps: Readonly<Record<string, string>>): string {
	return template.replace(/\{(\w+)\}/g, (gap, name: string) => gaps[name] ?? gap);
}

/**
 * Returns a number of things in words.
 * @param one Template with a gap `{count}` for one of them, and `several` for all other numbers.
 */
export function countInWords(count: number, one: string, several: string, locale: string): string {
	const template = pluralRules(locale).select(count) === 'one' ? one : several;
	return filledIn(template, { count: numberFormat(locale).format(count) });
}
