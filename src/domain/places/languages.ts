import { displayNames } from '../../i18n/locale/formatters.ts';
import { Memo } from '../../i18n/locale/memo.ts';

const countries = new Memo<string | undefined>();

/** @returns The code as given where it is no BCP 47 language tag, or has no name. */
export function languageName(code: string, locale: string): string {
	const tag = code.trim().replaceAll('_', '-');
	try {
		const name = displayNames(locale, { type: 'language', fallback: 'none' }).of(tag);
		return name ?? code.trim();
	} catch {
		return code.trim();
	}
}

/**
 * The name of a country (ISO 3166-1, two letters) in the language of the locale; `undefined` for
 * any other code.
 */
export function countryName(code: string | undefined, locale: string): string | undefined {
	const letters = code?.trim().toUpperCase() ?? '';
	if (!/^[A-Z]{2}$/.test(letters) || letters === 'ZZ') return undefined;
	return countries.get(`${letters} ${locale}`, () =>
		displayNames(locale, { type: 'region', fallback: 'none' }).of(letters),
	);
}
