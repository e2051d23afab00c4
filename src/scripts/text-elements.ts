import type * as TextLanguage from '../locale/text-language.ts';

// Stated by `Document.astro` where it is another than that of the interface.
const { dataset, lang } = document.documentElement;
const content = dataset.contentLanguage;
let textLanguage: typeof TextLanguage | undefined;

/**
 * Settles when texts can be marked, which what shows them has to wait for. In a guide of one language that is at once: it need not
 * fetch what tells languages apart.
 */
export async function readyToMark(): Promise<void> {
	if (content) textLanguage = await import('../locale/text-language.ts');
}

/** Gives an element that shows a text of the service the language of that text, in a guide of two languages. */
export function markLanguage(element: HTMLElement, text: string): void {
	const language = content && textLanguage?.contentLanguage(text, { interface: lang, content });
	if (language) element.lang = language;
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
