/**
 * Lets Escape hide the name at a mark, wherever the focus is, until the pointer or the focus moves on the map
 * (WCAG 2.2, success criterion 1.4.13).
 */
export function hideNamesByEscape(sheet: HTMLElement, signal: AbortSignal): void {
	const hide = ({ key }: KeyboardEvent) => {
		if (key === 'Escape') sheet.dataset.nameless = '';
	};
	const show = () => {
		delete sheet.dataset.nameless;
	};
	// Before the card is closed: the mark that has the focus then tells its name.
	document.addEventListener('keydown', hide, { capture: true, signal });
	sheet.addEventListener('pointermove', show, { signal });
	sheet.addEventListener('focusin', show, { signal });
}
