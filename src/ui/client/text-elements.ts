import type * as TextLanguage from '../../i18n/locale/text-language.ts';

// Both are stated by `Document.astro`: that of texts where it is not that of the interface, that of
// terms where it is not that of texts.
const { dataset, lang } = document.documentElement;
const { contentLanguage: content = lang, termsLanguage: terms = content } = dataset;
const languages: TextLanguage.PageLanguages = { interface: lang, content, terms };
let textLanguage: typeof TextLanguage | undefined;

/**
 * Settles when texts can be marked, which what shows them has to wait for. In a guide of one
 * language that is at once: it need not fetch what tells languages apart.
 */
export async function readyToMark(): Promise<void> {
	if (content !== lang || terms !== lang) {
		textLanguage = await import('../../i18n/locale/text-language.ts');
	}
}

/**
 * Gives an element that shows a text of the service the language of that text, in a guide of
 * several languages.
 */
export function markLanguage(element: HTMLElement, text: string): void {
	const language = textLanguage?.contentLanguage(text, languages);
	if (language) element.lang = language;
}

/** Marks the language of a term of the service. */
export function markTerm(element: HTMLElement, text: string): void {
	const language = textLanguage?.termLanguage(text, languages);
	if (language) element.lang = language;
}

/** Returns a text of the service as an element of its own; nothing where there is no text. */
export function contentElement(tag: string, text: string | undefined): HTMLElement | undefined {
	const element = textElement(tag, text);
	if (element && text) markLanguage(element, text);
	return element;
}

/** Makes an element with a term of the service, in its language. */
export function termElement(tag: string, text: string | undefined): HTMLElement | undefined {
	const element = textElement(tag, text);
	if (element && text) markTerm(element, text);
	return element;
}

/** Makes an element with words of the interface. */
export function textElement(tag: string, text: string | undefined): HTMLElement | undefined {
	if (!text) return undefined;
	const element = document.createElement(tag);
	element.textContent = text;
	return element;
}
