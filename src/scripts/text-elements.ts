import { contentLanguage } from '../locale/text-language.ts';

// As `Document.astro` states them: that of the content only where it is another.
const { dataset, lang } = document.documentElement;
const languages = { interface: lang, content: dataset.contentLanguage ?? lang };

/** Gives an element that shows a text of the service the language of that text, where it is not that of the page. */
export function markLanguage(element: HTMLElement, text: string): void {
	const language = contentLanguage(text, languages);
	if (language !== undefined) element.lang = language;
}

/** A text of the service as an element of its own; nothing where there is no text. */
export function contentElement(tag: string, text: string | undefined): HTMLElement | undefined {
	const element = textElement(tag, text);
	if (element && text) markLanguage(element, text);
	return element;
}

/** The same of words of the interface. */
export function textElement(tag: string, text: string | undefined): HTMLElement | undefined {
	if (!text) return undefined;
	const element = document.createElement(tag);
	element.textContent = text;
	return element;
}
