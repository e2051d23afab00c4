/** A text as an element of its own; nothing where there is no text. @param language BCP 47; absent where it is that of the page. */
export function textElement(
	tag: string,
	text: string | undefined,
	language?: string,
): HTMLElement | undefined {
	if (!text) return undefined;
	const element = document.createElement(tag);
	element.textContent = text;
	if (language) element.lang = language;
	return element;
}

/** What stands in one line, parted by dots. */
export function separated(parts: readonly (HTMLElement | undefined)[]): (HTMLElement | string)[] {
	return parts
		.filter((part) => part !== undefined)
		.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]));
}
