import { onShortcut } from './search-shortcut.ts';

/**
 * The search of the header: suggests names while somebody types, and is reached by `/`.
 *
 * What suggests is loaded when the field gets the focus. Without script the form leads to the page that searches, which
 * `data-search` names; where there is no room for the field, a link does. `data-names` says where the names lie.
 */
class SearchBox extends HTMLElement {
	readonly #input = this.querySelector('input');

	connectedCallback(): void {
		const input = this.#input;
		const { names = '', search = '' } = this.dataset;
		input?.addEventListener(
			'focus',
			() => {
				void import('./name-suggestions.ts').then(({ NameSuggestions }) => {
					new NameSuggestions(input, names, search);
				});
			},
			{ once: true },
		);
		onShortcut(() => {
			if (input?.checkVisibility()) input.focus();
			else location.assign(search);
		});
	}
}

customElements.define('search-box', SearchBox);
