import { openModally } from '../open-modally.ts';
import { actionOf, partOf } from '../page-parts.ts';

/**
 * Media query of the width from which on the filters stand beside the list, as in
 * `FilterBar.astro`.
 */
const wide = matchMedia('(min-width: 60rem)');

/**
 * Keeps a form of filters in the part `side` or, where there is no room for that, in the sheet of
 * `FilterSheet.astro`.
 */
export class FilterSheet {
	readonly #root: HTMLElement;
	readonly #form: HTMLElement;
	readonly #sheet: HTMLDialogElement;

	/**
	 * @param root Element with the parts `form` and `side`, the sheet, and the buttons that open
	 *   and close it.
	 */
	constructor(root: HTMLElement) {
		this.#root = root;
		this.#form = partOf(root, 'form');
		// As `FilterSheet.astro` has it.
		this.#sheet = partOf(root, 'filter-sheet') as HTMLDialogElement;
		actionOf(root, 'open-filters').addEventListener('click', () => {
			openModally(this.#sheet);
		});
		actionOf(root, 'close-filters').addEventListener('click', () => {
			this.#sheet.close();
		});
		// The list follows each choice.
		this.#form.addEventListener('submit', (event) => {
			event.preventDefault();
		});
	}

	/** Places the form, and again each time that the window becomes wide or narrow. */
	connect(): void {
		wide.addEventListener('change', this.#placeForm);
		this.#placeForm();
	}

	/** Lets visitors choose, which they cannot before there is something to choose from. */
	enable(): void {
		for (const part of this.#root.querySelectorAll('[inert]')) part.removeAttribute('inert');
	}

	disconnect(): void {
		wide.removeEventListener('change', this.#placeForm);
	}

	readonly #placeForm = () => {
		partOf(this.#root, wide.matches ? 'side' : 'filter-sheet-body').append(this.#form);
		if (wide.matches) this.#sheet.close();
	};
}
