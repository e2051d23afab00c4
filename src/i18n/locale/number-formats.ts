import { kept } from './formatters.ts';

export function numberFormat(
	locale: string,
	options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
	return kept('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

export function pluralRules(locale: string): Intl.PluralRules {
	return kept('plural', locale, {}, () => new Intl.PluralRules(locale));
}
