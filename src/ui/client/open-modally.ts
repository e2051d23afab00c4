/**
 * Opens a dialog above the page, which does not scroll until it is closed.
 *
 * The page is marked by `data-modal`: a selector that looks for open dialogs in it would be tried
 * at each change of the page.
 */
export function openModally(dialog: HTMLDialogElement): void {
	const page = document.documentElement;
	dialog.showModal();
	page.toggleAttribute('data-modal', true);
	dialog.addEventListener(
		'close',
		() => {
			page.toggleAttribute('data-modal', false);
		},
		{ once: true },
	);
}
