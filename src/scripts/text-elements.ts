// Content in another language than the interface is stated by `Document.astro`. Where it is not, nobody has to wait for what tells
// languages apart.
const { dataset, lang } = document.documentElement;
const content = dataset.contentLanguage;
const textLanguage = content === undefined ? undefined : await import('../locale/text-language.ts');

/** Gives an element that shows a text of the service the language of that text, in a guide of two languages. */
export function markLanguage(element: HTMLElement, text: string): void {
	if (content === undefined) return;
	const language = textLanguage?.contentLanguage(text, { interface: lang, content });
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
