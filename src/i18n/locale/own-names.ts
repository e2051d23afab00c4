import { displayNames } from './formatters.ts';

/**
 * Returns the name of each language in that language itself, with its region where others of them
 * are of the same language.
 *
 * @param tags BCP 47.
 */
export function ownNames(tags: readonly string[]): Map<string, string> {
	const languageOf = (tag: string) => {
		const { language, script } = new Intl.Locale(tag);
		return script === undefined ? language : `${language}-${script}`;
	};
	return new Map(
		tags.map((tag) => {
			const short = languageOf(tag);
			const isAlone = tags.filter((other) => languageOf(other) === short).length === 1;
			const name = displayNames(tag, { type: 'language' }).of(isAlone ? short : tag) ?? tag;
			return [tag, name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)];
		}),
	);
}
