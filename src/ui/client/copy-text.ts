const confirmationMs = 4000;

/**
 * Shows its first button where texts can be copied: the button copies `data-text`, and its `output`
 * confirms that. A second button saves a point: see `save-point.ts`.
 */
class CopyText extends HTMLElement {
	connectedCallback(): void {
		const [button, saving] = this.querySelectorAll('button');
		const output = this.querySelector('output');
		saving?.addEventListener('click', () => {
			// Few visitors ask for it.
			void import('./save-point.ts').then((module) => {
				module.savePoint(saving);
			});
		});
		// Not there on pages without TLS, nor in old browsers.
		if (!button || !output || !('clipboard' in navigator)) return;
		button.hidden = false;
		const { copied = '', text = '' } = this.dataset;
		const confirm = () => {
			output.textContent = copied;
			setTimeout(() => (output.textContent = ''), confirmationMs);
		};
		button.addEventListener('click', () => {
			// Where it is refused, the text beside the button can be selected.
			navigator.clipboard.writeText(text).then(confirm, () => undefined);
		});
	}
}

customElements.define('copy-text', CopyText);
