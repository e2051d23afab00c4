import { storeChoice, storedChoice } from './stored-choice.ts';

const storageKey = 'theme';
/**
 * Media for which the dark `theme-color` holds, by what is chosen: browsers take the first whose
 * media hold, and the first of a page is the dark one (HTML, 4.2.5.1).
 */
const darkMedia: Record<string, string | undefined> = { dark: '', light: 'not all' };
const darkOfDevice = '(prefers-color-scheme: dark)';

/**
 * Offers a choice between the colours of the device, light and dark, made with radio buttons.
 *
 * The choice is kept in this browser; `src/ui/layouts/start-up.js` applies it before the next
 * page is drawn, and what is chosen on another page is applied here. Without script the page
 * follows the device, and the element stays hidden.
 */
class ThemeSwitch extends HTMLElement {
	connectedCallback(): void {
		this.#tick();
		this.addEventListener('change', this);
		addEventListener('storage', this);
		addEventListener('pageshow', this);
		this.hidden = false;
	}

	handleEvent({ target }: Event): void {
		if (target instanceof HTMLInputElement) {
			apply(target.value);
			storeChoice(storageKey, target.value);
			return;
		}
		const stored = storedChoice(storageKey);
		if (stored === undefined) return;
		apply(stored ?? '');
		this.#tick();
	}

	#tick(): void {
		const chosen = document.documentElement.dataset.theme ?? 'system';
		for (const option of this.querySelectorAll('input')) option.checked = option.value === chosen;
	}
}

function apply(theme: string): void {
	const root = document.documentElement;
	const media = darkMedia[theme];
	if (media === undefined) delete root.dataset.theme;
	else root.dataset.theme = theme;
	const dark = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
	if (dark) dark.media = media ?? darkOfDevice;
}

customElements.define('theme-switch', ThemeSwitch);
