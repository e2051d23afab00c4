import { queryOfAddress } from '../../outputs/search/query-of-address.ts';
import { maxQueryLength, searchAddress } from '../../outputs/search/search-state.ts';

/**
 * Shows, on the page for addresses at which nothing is, a link that searches for the words of the
 * address.
 *
 * `data-search` is the path of the page that searches, `data-words` the text of the link with a gap
 * `{query}`.
 */
class LostAddress extends HTMLElement {
	connectedCallback(): void {
		const { search = '', words = '{query}' } = this.dataset;
		const query = queryOfAddress(location.pathname).slice(0, maxQueryLength);
		if (query === '') return;
		const link = document.createElement('a');
		link.className = 'button primary';
		link.href = search + searchAddress({ query, filters: {} });
		// Not by `filledIn`, with which the tables of the search would be loaded.
		link.textContent = words.replace('{query}', () => query);
		this.replaceChildren(link);
		this.hidden = false;
	}
}

customElements.define('lost-address', LostAddress);
