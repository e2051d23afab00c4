import { hasModifier } from './modifier-keys.ts';
import { openModally } from './open-modally.ts';

/**
 * Opens the photographs of the page as large as the window, each link with `data-photograph` at its
 * own one. Without script they lead to the file, and so they do where what shows the photographs,
 * which is loaded when one is opened, cannot be had.
 */
class PhotographViewer extends HTMLElement {
	connectedCallback(): void {
		document.addEventListener('click', (event) => {
			// Whatever is clicked is an element.
			const link = (event.target as Element).closest<HTMLAnchorElement>('[data-photograph]');
			if (hasModifier(event) || !link) return;
			event.preventDefault();
			import('./photograph-dialog.ts').then(
				(dialog) => {
					dialog.photographDialog(this, openModally).open(link);
				},
				() => {
					location.href = link.href;
				},
			);
		});
	}
}

customElements.define('photograph-viewer', PhotographViewer);
