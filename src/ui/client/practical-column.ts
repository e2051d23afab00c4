const gapInPixels = 24;

/**
 * A column that stays in view beside a longer one.
 *
 * One that is taller than the window scrolls until its end is seen and stays then, which a style
 * sheet alone cannot do.
 */
class PracticalColumn extends HTMLElement {
	readonly #place = () => {
		const room = innerHeight - this.offsetHeight - gapInPixels;
		this.style.insetBlockStart = `${Math.min(gapInPixels, room)}px`;
	};
	readonly #observer = new ResizeObserver(this.#place);

	connectedCallback(): void {
		this.dataset.sticky = '';
		this.#observer.observe(this);
		addEventListener('resize', this.#place);
	}

	disconnectedCallback(): void {
		this.#observer.disconnect();
		removeEventListener('resize', this.#place);
	}
}

customElements.define('practical-column', PracticalColumn);
