import { openModally } from '../open-modally.ts';
import { actionOf, partOf } from '../page-parts.ts';

/** From this width on the filters stand beside the list, as in `FilterBar.astro`. */
const wide = window.matchMedia('(min-width: 60rem)');

/** Keeps a form of filters in the part `side` or, where there is no room for that, in the sheet of `FilterSheet.astro`. */
export class FilterSheet {
	readonly #form: HTMLElement;
	readonly #side: HTMLElement;
	readonly #sheet: HTMLDialogElement;

	/** @param root Has the parts `form` and `side`, the sheet, and the buttons that open and close it. */
	constructor(root: HTMLElement) {
		this.#form = partOf(root, 'form');
		this.#side = partOf(root, 'side');
		// As `FilterSheet.astro` has it.
		this.#sheet = partOf(root, 'filter-sheet') as HTMLDialogElement;
		actionOf(root, 'open-filters').addEventListener('click', () => {
			openModally(this.#sheet);
		});
		actionOf(root, 'close-filters').addEventListener('click', () => {
			this.#sheet.close();
		});
	}

	/** Places the form, and again each time that the window becomes wide or narrow. */
	connect(): void {
		wide.addEventListener('change', this.#placeForm);
		this.#placeForm();
	}

	disconnect(): void {
		wide.removeEventListener('change', this.#placeForm);
	}

	readonly #placeForm = () => {
		const region = wide.matches ? this.#side : partOf(this.#sheet, 'filter-sheet-body');
		region.append(this.#form);
		if (wide.matches) this.#sheet.close();
	};
}
