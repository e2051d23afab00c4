/**
 * Lets Escape hide the name at a mark, wherever the focus is, until the pointer moves or another
 * key is pressed (WCAG 2.2, success criterion 1.4.13).
 *
 * @param close Closes what Escape is to close first from where the focus is.
 * @returns Whether there was something.
 */
export function hideNamesByEscape(
	sheet: HTMLElement,
	close: (focused: Node) => boolean,
	signal: AbortSignal,
): void {
	const hideOrShow = ({ key, target }: Event & { key?: string }) => {
		// These events are sent to elements or to the document, which are nodes.
		sheet.toggleAttribute('data-nameless', key === 'Escape' && !close(target as Node));
	};
	document.addEventListener('keydown', hideOrShow, { signal });
	document.addEventListener('pointermove', hideOrShow, { signal });
}
