import { whileTimePasses } from './ticking.ts';

/** Follows time as long as the element is on the page. */
export abstract class TimedElement extends HTMLElement {
	#stop: (() => void) | undefined;

	/** Shows what holds now. */
	protected abstract follow(): void;

	connectedCallback(): void {
		this.#stop = whileTimePasses(() => {
			this.follow();
		});
	}

	disconnectedCallback(): void {
		this.#stop?.();
	}
}
