import { displayNames } from '../../i18n/locale/formatters.ts';
import { Memo } from '../../i18n/locale/memo.ts';

const countries = new Memo<string | undefined>();
const codesByName = new Memo<ReadonlyMap<string, string>>();

/**
 * Returns the name of a language in the guide's language.
 * @returns The code as given where it is no BCP 47 language tag, or has no name.
 */
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
 * Returns the name of a country (ISO 3166-1, two letters) in the language of the locale;
 * `undefined` for any other code.
 */
export function countryName(code: string | undefined, locale: string): string | undefined {
	const letters = code?.trim().toUpperCase() ?? '';
	if (!/^[A-Z]{2}$/.test(letters) || letters === 'ZZ') return undefined;
	return countries.get(`${letters} ${locale}`, () =>
		displayNames(locale, { type: 'region', fallback: 'none' }).of(letters),
	);
}

/**
 * Returns the code of a country (ISO 3166-1, two letters) by its name in English or in the language
 * of the locale; `undefined` for any other text.
 */
export function countryCodeNamed(name: string | undefined, locale: string): string | undefined {
	const codes = codesByName.get(locale, () => {
		const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
		const pairs = letters.flatMap((first) => letters.map((second) => first + second));
		return new Map(
			['en', locale].flatMap((language) =>
				pairs.flatMap((code): [string, string][] => {
					const named = countryName(code, language);
					// Codes of former countries have the names of those that took their place.
					const isCurrent = new Intl.Locale(`und-${code}`).region === code;
					return named === undefined || !isCurrent ? [] : [[named.toLowerCase(), code]];
				}),
			),
		);
	});
	return codes.get(name?.trim().toLowerCase() ?? '');
}
