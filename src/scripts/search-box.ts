import { onShortcut } from './search-shortcut.ts';

/**
 * The search of the header: suggests names while somebody types, and is reached by `/`.
 *
 * What suggests is loaded when the field gets the focus. Without script the form leads to the page that searches; where there is
 * no room for the field, a link does. `data-names` says where the names lie.
 */
class SearchBox extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		const input = this.querySelector('input');
		if (!form || !input) return;
		const suggest = async () => {
			const { NameSuggestions } = await import('./name-suggestions.ts');
			new NameSuggestions(input, this.dataset.names ?? '', form.action);
		};
		input.addEventListener('focus', () => void suggest(), { once: true });
		onShortcut(() => {
			if (input.offsetParent) input.focus();
			else location.assign(form.action);
		});
	}
}

customElements.define('search-box', SearchBox);
