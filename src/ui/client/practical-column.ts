const gapInPixels = 24;

/**
 * Keeps a column in view beside a longer one.
 *
 * One that is taller than the window scrolls until its end is seen and stays then, which a style
 * sheet alone cannot do.
 */
class PracticalColumn extends HTMLElement {
	connectedCallback(): void {
		const place = () => {
			const room = innerHeight - this.offsetHeight - gapInPixels;
			this.style.insetBlockStart = `${Math.min(gapInPixels, room)}px`;
		};
		this.dataset.sticky = '';
		new ResizeObserver(place).observe(this);
		addEventListener('resize', place);
	}
}

customElements.define('practical-column', PracticalColumn);

export {};
