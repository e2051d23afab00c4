const storageKey = 'language-offer';

/**
 * Offers the page in the language that the browser prefers, where the guide has it in that one.
 *
 * It leads nowhere by itself, and can be closed for good. Without script it stays hidden: the links
 * to all languages are at the head of the page.
 */
class LanguageOffer extends HTMLElement {
	connectedCallback(): void {
		const offer = this.#preferred();
		if (!offer || isClosed()) return;
		offer.hidden = false;
		offer.querySelector('button')?.addEventListener('click', () => {
			this.remove();
			try {
				localStorage.setItem(storageKey, 'closed');
			} catch {
				// It is closed for this page.
			}
		});
	}

	/** Returns the offer of the preferred language; none where that is the one of the page. */
	#preferred(): HTMLElement | undefined {
		const offers = [...this.querySelectorAll<HTMLElement>('p')];
		for (const wanted of navigator.languages) {
			if (languageOf(wanted) === languageOf(document.documentElement.lang)) return undefined;
			const found =
				offers.find(({ lang }) => lang === wanted) ??
				offers.find(({ lang }) => languageOf(lang) === languageOf(wanted));
			if (found) return found;
		}
		return undefined;
	}
}

function isClosed(): boolean {
	try {
		return localStorage.getItem(storageKey) === 'closed';
	} catch {
		return false;
	}
}

function languageOf(tag: string): string {
	return tag.toLowerCase().split('-')[0] ?? '';
}

customElements.define('language-offer', LanguageOffer);
