/**
 * Keeps in mind what has the focus in a list of entries (`data-key`) that is to be drawn anew, and
 * which of them are unfolded.
 *
 * @returns Gives it back: the focus to the entry that has taken the place of one that is gone.
 */
export function keptState(list: HTMLElement): () => void {
	const unfolded = [...list.querySelectorAll('[data-key]:has(details[open])')].map(keyOf);
	const focused = document.activeElement;
	const entry = list.contains(focused) ? focused?.closest<HTMLElement>('[data-key]') : undefined;
	const at = entry ? [...list.children].indexOf(entry) : -1;
	const selector = selectorOf(focused);
	const key = entry && keyOf(entry);
	return () => {
		const entries = [...list.children];
		for (const item of entries.filter((one) => unfolded.includes(keyOf(one)))) {
			item.querySelector('details')?.setAttribute('open', '');
		}
		if (!entry) return;
		const next = entries.find((one) => keyOf(one) === key) ?? entries[at] ?? entries.at(-1);
		next?.querySelector<HTMLElement>(selector)?.focus();
	};
}

function keyOf(entry: Element): string | undefined {
	return entry instanceof HTMLElement ? entry.dataset.key : undefined;
}

/** Returns what finds the same part of another entry. */
function selectorOf(focused: Element | null): string {
	if (!(focused instanceof HTMLElement)) return 'a';
	const { by } = focused.dataset;
	if (by) return `[data-by="${by}"]`;
	return focused.matches('a, summary') ? focused.localName : '.save';
}
