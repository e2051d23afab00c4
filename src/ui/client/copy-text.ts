const confirmationMs = 4000;

/**
 * Shows its button where texts can be copied; `data-text` is what it copies, its `output` tells
 * that it has.
 */
class CopyText extends HTMLElement {
	connectedCallback(): void {
		const button = this.querySelector('button');
		const output = this.querySelector('output');
		// Not there on pages without TLS, nor in old browsers.
		if (!button || !output || !('clipboard' in navigator)) return;
		button.hidden = false;
		button.addEventListener('click', () => void this.#copy(output));
	}

	async #copy(output: HTMLOutputElement): Promise<void> {
		try {
			await navigator.clipboard.writeText(this.dataset.text ?? '');
		} catch {
			// Refused by the visitor or the browser: the text beside the button can be selected.
			return;
		}
		output.textContent = this.dataset.copied ?? '';
		setTimeout(() => (output.textContent = ''), confirmationMs);
	}
}

customElements.define('copy-text', CopyText);
