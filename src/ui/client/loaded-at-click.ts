import { hasModifier } from './modifier-keys.ts';
import { openModally } from './open-modally.ts';
import {
	directionsStorageKey,
	savedStorageKey,
	storeChoice,
	storedChoice,
} from './stored-choice.ts';

/** Loads the script that puts save buttons on cards as well. */
const loadSaving = () => import('./saved/saving.ts');

const signs = ['pointermove', 'pointerdown', 'scroll', 'keydown'];

/** Loads what saves once the page is touched: a pointer at rest above it moves by nothing. */
function touched(event: Event): void {
	const { movementX, movementY, type } = event as PointerEvent;
	if (type === 'pointermove' && !movementX && !movementY) return;
	for (const sign of signs) removeEventListener(sign, touched);
	void loadSaving();
}

// Most visitors have saved nothing, and look before they touch: for them a page stays light.
if (storedChoice(savedStorageKey)) void loadSaving();
for (const sign of signs) addEventListener(sign, touched, { passive: true });

/*
 * Links with `data-photograph` open the photographs of the page as large as the window, each at its
 * own one. Without script they lead to the file, and so they do where what shows the photographs
 * cannot be had.
 *
 * Links with `data-file` save the file of that address, made of the GeoJSON beside it. Without
 * script they lead to where a file can be had.
 *
 * Links with `data-opens` are a choice for all directions, which is kept before what leads by it is
 * loaded.
 */
addEventListener('click', (event) => {
	// Whatever is clicked is an element.
	const target = event.target as Element;
	const button = target.closest<HTMLElement>('.save, .keep > button');
	const link = target.closest<HTMLAnchorElement>('[data-photograph],[data-file]');
	const { opens } = (target as HTMLElement).dataset;
	if (opens) storeChoice(directionsStorageKey, opens);
	if (button)
		void loadSaving().then((module) => {
			module.press(button);
		});
	if (!link || hasModifier(event)) return;
	const { file } = link.dataset;
	const viewer = document.querySelector<HTMLElement>('photograph-viewer');
	const done = file
		? import('./save-places.ts').then((module) => module.savePlaces(file))
		: viewer &&
			import('./photograph-dialog.ts').then((module) => {
				module.photographDialog(viewer, openModally).open(link);
			});
	if (!done) return;
	event.preventDefault();
	done.catch(() => {
		location.href = link.href;
	});
});
