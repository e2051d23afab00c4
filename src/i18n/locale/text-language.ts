/** Holds the languages of a page (BCP 47). */
export interface PageLanguages {
	/** Language of the words around the content. */
	interface: string;
	/** Language of the service's texts. */
	content: string;
	/** Language of the service's terms: kinds, categories, keywords and the like. */
	terms: string;
}

/**
 * Describes a script, listed by its ISO 15924 code: a pattern that detects it, and the language tag
 * of a text of which nothing else is known.
 */
interface Script {
	letters: RegExp;
	/** Language where one alone is written so, else the script of an undetermined one (BCP 47). */
	tag: string;
}

const latin: Script = { letters: /\p{Script=Latin}/u, tag: 'und-Latn' };
const kana: Script = { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, tag: 'ja' };
const hangul: Script = { letters: /\p{Script=Hangul}/u, tag: 'ko' };
const han: Script = { letters: /\p{Script=Han}/u, tag: 'und-Hani' };

/** Scripts by their subtag; where a language has several, first those that it alone has. */
const scripts: Readonly<Record<string, readonly Script[]>> = {
	Latn: [latin],
	Jpan: [kana, han],
	Kore: [hangul, han],
	Hans: [han],
	Hant: [han],
	Arab: [{ letters: /\p{Script=Arabic}/u, tag: 'und-Arab' }],
	Hebr: [{ letters: /\p{Script=Hebrew}/u, tag: 'und-Hebr' }],
	Cyrl: [{ letters: /\p{Script=Cyrillic}/u, tag: 'und-Cyrl' }],
	Deva: [{ letters: /\p{Script=Devanagari}/u, tag: 'und-Deva' }],
	Grek: [{ letters: /\p{Script=Greek}/u, tag: 'el' }],
	Thai: [{ letters: /\p{Script=Thai}/u, tag: 'th' }],
	Armn: [{ letters: /\p{Script=Armenian}/u, tag: 'hy' }],
	Geor: [{ letters: /\p{Script=Georgian}/u, tag: 'ka' }],
};

/**
 * Returns the `lang` of a text of the service, or `undefined` where it is that of the page: the
 * language of the content, as the guide states it, unless no letter of the text is of its script;
 * then what the script shows, and no language is guessed.
 *
 * @param stated Language that is stated of the text, where one is.
 */
export function contentLanguage(
	text: string,
	languages: PageLanguages,
	stated = languages.content,
): string | undefined {
	const isForeign = !isWrittenLike(text, stated);
	const language = (isForeign ? tagOfScript(text) : undefined) ?? stated;
	return language === languages.interface ? undefined : language;
}

/** Returns the `lang` of a term of the service, such as the name of a category. */
export function termLanguage(text: string, languages: PageLanguages): string | undefined {
	return contentLanguage(text, languages, languages.terms);
}

/**
 * Describes whose words a text is: the service's, among them its terms, or else the interface's
 * own.
 */
export interface TextOrigin {
	isContent?: boolean | undefined;
	isTerm?: boolean | undefined;
}

/** Returns the `lang` of a text by whose words it is; `undefined` for the interface's own. */
export function languageByOrigin(
	text: string,
	{ isContent = false, isTerm = false }: TextOrigin,
	languages: PageLanguages,
): string | undefined {
	if (!isContent) return undefined;
	return isTerm ? termLanguage(text, languages) : contentLanguage(text, languages);
}

/**
 * Returns the `lang` of a text that may be the service's or the interface's own: as the page's
 * where it can be that.
 */
export function eitherLanguage(text: string, languages: PageLanguages): string | undefined {
	return isWrittenLike(text, languages.interface) ? undefined : contentLanguage(text, languages);
}

/** Returns whether a text has letters of a language's script, or none at all. */
function isWrittenLike(text: string, language: string): boolean {
	const known = scripts[scriptOf(language)];
	if (known === undefined || known.some(({ letters }) => letters.test(text))) return true;
	return tagOfScript(text) === undefined;
}

function tagOfScript(text: string): string | undefined {
	return Object.values(scripts)
		.flat()
		.find(({ letters }) => letters.test(text))?.tag;
}

const scriptsByLanguage = new Map<string, string>();

function scriptOf(language: string): string {
	const script =
		scriptsByLanguage.get(language) ?? new Intl.Locale(language).maximize().script ?? 'Latn';
	scriptsByLanguage.set(language, script);
	return script;
}
