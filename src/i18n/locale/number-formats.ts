import { memoised } from './formatters.ts';

export function numberFormat(
	locale: string,
	options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
	return memoised('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function pluralRules(locale: string): Intl.PluralRules {
	return memoised('plural', locale, {}, () => new Intl.PluralRules(locale));
}
