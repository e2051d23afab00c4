import words from 'virtual:waymark/save-button-words';
import { savedAddress } from '../../../outputs/saved/saved-key.ts';
import { isSaved } from './saved-store.ts';

const bookmark =
	'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4h10v16l-5-4-5 4z"/></svg>';

/**
 * Makes the button of a card or an entry, which `saving.ts` presses; `undefined` where it leads to
 * no place and no event.
 *
 * @param pathname Pathname of the page of the record.
 */
export function saveButton(pathname: string, name: string): HTMLButtonElement | undefined {
	const address = savedAddress(pathname);
	if (!address) return undefined;
	const button = document.createElement('button');
	button.type = 'button';
	button.className = 'save';
	button.dataset.path = address.path;
	button.dataset.name = name;
	button.innerHTML = bookmark;
	showState(button);
	return button;
}

/** Shows on a button whether its record is saved. */
export function showState(button: HTMLElement): void {
	const { name, path = '' } = button.dataset;
	const isPressed = isSaved(savedAddress(path)?.key ?? '');
	button.setAttribute('aria-pressed', String(isPressed));
	// On the page of a record a word is enough.
	if (name === undefined) button.textContent = isPressed ? words.saved : words.save;
	else {
		const label = isPressed ? words.savedName : words.saveName;
		button.setAttribute(
			'aria-label',
			label.replace('{name}', () => name),
		);
	}
}
