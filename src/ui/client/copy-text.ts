const confirmationMs = 4000;

/**
 * Shows its first button where texts can be copied; `data-text` is what it copies, its `output`
 * tells that it has. A second one saves a file: see `save-point.ts`.
 */
class CopyText extends HTMLElement {
	connectedCallback(): void {
		// As `GettingThere.astro` has them.
		const [button, output, saving] = this.children as Iterable<Element> as Iterable<HTMLElement>;
		saving?.addEventListener('click', () => void import('./save-point.ts'), { once: true });
		// Not there on pages without TLS, nor in old browsers.
		if (!button || !output || !('clipboard' in navigator)) return;
		button.hidden = false;
		const say = (text = '') => (output.textContent = text);
		button.onclick = () => {
			const { copied, text = '' } = this.dataset;
			// Where it is refused, the text beside the button can be selected.
			navigator.clipboard.writeText(text).then(
				() => {
					say(copied);
					setTimeout(say, confirmationMs);
				},
				() => null,
			);
		};
	}
}

customElements.define('copy-text', CopyText);
