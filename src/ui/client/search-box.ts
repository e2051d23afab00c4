import { onShortcut } from './search-shortcut.ts';

/**
 * Holds the search of the header: suggests names while somebody types, and is reached by `/`.
 *
 * What suggests is loaded when the field gets the focus, and after a failure when it gets it again,
 * as far as the browser asks again for a script that failed (github.com/whatwg/html/issues/6768).
 * Without it the form leads to the page that searches; where there is no room for the field, a link
 * does. `data-names` says where the names lie.
 */
class SearchBox extends HTMLElement {
	connectedCallback(): void {
		const form = this.querySelector('form');
		const input = this.querySelector('input');
		if (!form || !input) return;
		let suggestions: Promise<unknown> | undefined;
		const suggest = () => {
			suggestions ??= import('./name-suggestions.ts').then(
				(script) => new script.NameSuggestions(input, this.dataset.names ?? '', form.action),
				() => (suggestions = undefined),
			);
		};
		input.addEventListener('focus', suggest);
		if (document.activeElement === input) suggest();
		onShortcut(() => {
			if (input.offsetParent) input.focus();
			else location.assign(form.action);
		});
	}
}

customElements.define('search-box', SearchBox);
