import { isShortcutOn, turnShortcut } from './search-shortcut.ts';

/**
 * Turns the keyboard shortcut of the search on and off with a switch; the choice is kept in this
 * browser. Without script there is no shortcut.
 */
class ShortcutSwitch extends HTMLElement {
	connectedCallback(): void {
		const input = this.querySelector('input');
		if (!input) return;
		input.checked = isShortcutOn();
		input.addEventListener('change', () => {
			turnShortcut(input.checked);
		});
		this.hidden = false;
	}
}

customElements.define('shortcut-switch', ShortcutSwitch);
