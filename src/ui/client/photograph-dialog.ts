import { hasModifier } from './modifier-keys.ts';
import type { openModally } from './open-modally.ts';

/**
 * Shows the photographs of the page, one at a time and as large as the window, with their credits.
 *
 * It is swiped, or stepped through by its buttons and the arrow keys; Escape closes it, and the
 * focus returns to the link.
 */
class PhotographDialog {
	readonly #viewer: HTMLElement;
	readonly #openDialog: typeof openModally;
	readonly #dialog: HTMLDialogElement | null;
	readonly #track: HTMLElement | null;
	#links: HTMLAnchorElement[] = [];
	/** Position of the photograph that was in view last: a closed dialog scrolls no more. */
	#current = 0;

	/**
	 * @param viewer The element with the dialog, its track and its buttons.
	 * @param openDialog Opens a dialog. Every page has it: imported here it would come with a file
	 *   of what else uses it.
	 */
	constructor(viewer: HTMLElement, openDialog: typeof openModally) {
		this.#viewer = viewer;
		this.#openDialog = openDialog;
		this.#dialog = viewer.querySelector('dialog');
		this.#track = viewer.querySelector<HTMLElement>('.track');
		this.#dialog?.addEventListener('keydown', this.#stepByKey);
		this.#dialog?.addEventListener('close', () => this.#links[this.#current]?.focus());
		this.#track?.addEventListener(
			'scroll',
			() => {
				this.#count();
			},
			{ passive: true },
		);
		for (const button of viewer.querySelectorAll<HTMLElement>('[data-step]')) {
			button.addEventListener('click', () => {
				this.#show(this.#shown() + Number(button.dataset.step));
			});
		}
	}

	/**
	 * Opens the photographs of the page.
	 * @param link The one that was followed, of which the photograph comes into view first.
	 */
	open(link: HTMLAnchorElement): void {
		this.#links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photograph]')].filter(
			(one) => !one.closest('[data-missing]'),
		);
		this.#track?.replaceChildren(...this.#links.map(photographOf));
		// A second tap may come while this is loaded.
		if (this.#dialog && !this.#dialog.open) this.#openDialog(this.#dialog);
		this.#show(this.#links.findIndex((one) => one === link));
		this.#count();
	}

	readonly #stepByKey = (event: KeyboardEvent) => {
		const forward = getComputedStyle(this.#viewer).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
		const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: -1, [forward]: 1 };
		const step = steps[event.key];
		if (step === undefined || hasModifier(event)) return;
		event.preventDefault();
		this.#show(this.#shown() + step);
	};

	/** Returns the index of the photograph that is in view. */
	#shown(): number {
		const { scrollLeft = 0, clientWidth = 1 } = this.#track ?? {};
		return Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1));
	}

	#show(index: number): void {
		this.#track?.children[index]?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
	}

	#count(): void {
		if (!this.#dialog?.open) return;
		this.#current = this.#shown();
		const count = this.#viewer.querySelector('.count');
		if (count) count.textContent = `${this.#current + 1} / ${this.#links.length}`;
	}
}

/** Returns a copy of the figure that a link stands in, with the image by itself. */
function photographOf(link: HTMLAnchorElement): Node {
	const figure = document.createElement('figure');
	const image = link.querySelector('img')?.cloneNode();
	const caption = link.closest('figure')?.querySelector('figcaption')?.cloneNode(true);
	if (image instanceof HTMLImageElement) {
		image.sizes = '100vw';
		image.loading = 'lazy';
		figure.append(image);
	}
	if (caption) figure.append(caption);
	return figure;
}

let made: PhotographDialog | undefined;

/** Returns the dialog of the page, which has one viewer at most. */
export function photographDialog(
	viewer: HTMLElement,
	openDialog: typeof openModally,
): PhotographDialog {
	made ??= new PhotographDialog(viewer, openDialog);
	return made;
}
