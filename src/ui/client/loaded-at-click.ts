import { hasModifier } from './modifier-keys.ts';
import { openModally } from './open-modally.ts';
import { savedStorageKey, storedChoice } from './stored-choice.ts';

/** Puts the buttons that save on cards, as well. */
const loadSaving = () => import('./saved/saving.ts');

// Most visitors have saved nothing, and look before they touch: for them a page stays light.
if (storedChoice(savedStorageKey)) void loadSaving();
for (const sign of ['pointerover', 'scroll', 'keydown']) {
	addEventListener(sign, () => void loadSaving(), { once: true, passive: true });
}

/*
 * Links with `data-photograph` open the photographs of the page as large as the window, each at its
 * own one. Without script they lead to the file, and so they do where what shows the photographs
 * cannot be had.
 */
addEventListener('click', (event) => {
	// Whatever is clicked is an element.
	const target = event.target as Element;
	const button = target.closest<HTMLElement>('.save, .keep > button');
	const link = target.closest<HTMLAnchorElement>('[data-photograph]');
	const viewer = document.querySelector<HTMLElement>('photograph-viewer');
	if (button)
		void loadSaving().then(({ press }) => {
			press(button);
		});
	if (!link || !viewer || hasModifier(event)) return;
	event.preventDefault();
	import('./photograph-dialog.ts').then(
		(dialog) => {
			dialog.photographDialog(viewer, openModally).open(link);
		},
		() => {
			location.href = link.href;
		},
	);
});
