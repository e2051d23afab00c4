import { storeChoice, storedChoice } from './stored-choice.ts';

/** Key of the choice in the storage of this browser; absent or empty while the shortcut is on. */
const storageKey = 'search-shortcut';

/**
 * Returns whether `/` leads to the search.
 *
 * Shortcuts of a single character have to be possible to turn off (WCAG 2.2, 2.1.4): those who
 * dictate type characters with words.
 */
export function isShortcutOn(): boolean {
	return storedChoice(storageKey) !== 'off';
}

export function turnShortcut(isOn: boolean): void {
	storeChoice(storageKey, isOn ? '' : 'off');
}

/** Calls back when `/` is pressed where nothing is being typed and no dialog is open. */
export function onShortcut(search: () => void): void {
	document.addEventListener('keydown', (event) => {
		const { altKey, ctrlKey, isComposing, key, metaKey, target } = event;
		if (key !== '/' || altKey || ctrlKey || metaKey || isComposing || !isShortcutOn()) return;
		const isTyping =
			target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
		if (isTyping || document.querySelector('dialog[open]')) return;
		event.preventDefault();
		search();
	});
}
