const storageKey = 'theme';
const themes = ['light', 'dark'];
const darkOfDevice = '(prefers-color-scheme: dark)';

/**
 * A choice between the colours of the device, light and dark, made with radio buttons.
 *
 * The choice is kept in this browser; `src/layouts/appearance.js` applies it before the next page is drawn. Without script
 * the page follows the device, and the element stays hidden.
 */
class ThemeSwitch extends HTMLElement {
	connectedCallback(): void {
		const chosen = document.documentElement.dataset.theme ?? 'system';
		for (const option of this.querySelectorAll('input')) option.checked = option.value === chosen;
		this.addEventListener('change', this);
		this.hidden = false;
	}

	handleEvent({ target }: Event): void {
		if (target instanceof HTMLInputElement) choose(target.value);
	}
}

function choose(theme: string): void {
	const root = document.documentElement;
	const isOwn = themes.includes(theme);
	if (isOwn) root.dataset.theme = theme;
	else delete root.dataset.theme;
	colourBrowser(theme);
	try {
		if (isOwn) localStorage.setItem(storageKey, theme);
		else localStorage.removeItem(storageKey);
	} catch {
		// Storage may be switched off: the choice then lasts as long as the page.
	}
}

/** Browsers take the first `theme-color` whose media hold, and the first of a page is the dark one (HTML, 4.2.5.1). */
function colourBrowser(theme: string): void {
	const dark = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
	if (dark) dark.media = { dark: '', light: 'not all' }[theme] ?? darkOfDevice;
}

customElements.define('theme-switch', ThemeSwitch);
