/** How a language makes a plural: the end of the singular, and what takes its place. */
type Ending = readonly [singular: RegExp, plural: string];

/**
 * Endings of regular plurals by language. One that no noun of the language takes does no harm,
 * since only forms that records have are looked for.
 */
const endings: Readonly<Record<string, readonly Ending[]>> = {
	de: [
		[/$/, 'e'],
		[/$/, 'en'],
		[/(?<=e)$/, 'n'],
		[/(?<=[aeiouy])$/, 's'],
		[/um$/, 'en'],
	],
	en: [
		[/(?<!s)$/, 's'],
		[/(?<=s|x|z|ch|sh)$/, 'es'],
		[/(?<=[^aeiou])y$/, 'ies'],
	],
	es: [
		[/(?<=[aeiou])$/, 's'],
		[/(?<=[^aeious])$/, 'es'],
		[/z$/, 'ces'],
	],
	fr: [
		[/(?<![sxz])$/, 's'],
		[/(?<=eau|eu)$/, 'x'],
		[/al$/, 'aux'],
	],
	it: [
		[/o$/, 'i'],
		[/a$/, 'e'],
		[/e$/, 'i'],
		[/(?<=[cg])a$/, 'he'],
		[/(?<=[cg])o$/, 'hi'],
	],
	nl: [
		[/$/, 'en'],
		[/(?<=e|el|er|em|en|[aiou])$/, 's'],
	],
	pt: [
		[/(?<=[aeiou])$/, 's'],
		[/(?<=[rsz])$/, 'es'],
		[/m$/, 'ns'],
		[/al$/, 'ais'],
		[/ao$/, 'oes'],
	],
};

/**
 * Returns the regular plurals of a word in small letters without accents; none in a language
 * without endings.
 */
export function pluralForms(word: string, language: string): string[] {
	return (endings[new Intl.Locale(language).language] ?? [])
		.filter(([singular]) => singular.test(word))
		.map(([singular, plural]) => word.replace(singular, plural));
}
