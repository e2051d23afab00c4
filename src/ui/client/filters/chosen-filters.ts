import type { FilterWords } from '../../../i18n/messages/browser-words.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import { actionOf, partOf } from '../page-parts.ts';

/** Holds one thing that is chosen, in words, and the filters without it. */
export interface NamedFilter<Filters> {
	label: string;
	without: Filters;
}

/**
 * Draws everything that is chosen as buttons before the one that clears all of them: each button
 * takes its filter away, and leaves the focus to the next.
 */
export function drawChosen<Filters>(
	region: HTMLElement,
	named: readonly NamedFilter<Filters>[],
	words: FilterWords,
	choose: (filters: Filters) => void,
): void {
	const clear = actionOf(region, 'clear');
	const former = [...region.children].filter((button) => button !== clear);
	const focused = former.findIndex((button) => button === document.activeElement);
	region.hidden = named.length === 0;
	// What is hidden keeps the focus for a while.
	if (region.hidden) clear.blur();
	const buttons = named.map(({ label, without }) => {
		const button = filterButton(without, choose);
		button.setAttribute('aria-label', filledIn(words.removeFilter, { filter: label }));
		button.append(label);
		return button;
	});
	for (const gone of former) gone.remove();
	region.prepend(...buttons);
	if (focused >= 0) (buttons[focused] ?? buttons.at(-1))?.focus();
}

/**
 * Offers, where no entry has all that is chosen, each filter without which some entries would be
 * left, the one that leaves the most first.
 *
 * @param region `NothingFound.astro`.
 * @param named Empty where the list is not.
 * @param foundWith Number of entries with other filters, and that in words.
 */
export function drawNothing<Filters>(
	region: HTMLElement,
	named: readonly NamedFilter<Filters>[],
	words: FilterWords,
	foundWith: (filters: Filters) => { count: number; text: string },
	choose: (filters: Filters) => void,
): void {
	region.hidden = named.length === 0;
	const list = partOf(region, 'loosen');
	list.replaceChildren();
	const options = named
		.map(({ label, without }) => ({ label, without, ...foundWith(without) }))
		.filter(({ count }) => count > 0)
		.toSorted((one, other) => other.count - one.count);
	for (const { label, text, without } of options) {
		const item = document.createElement('li');
		const button = filterButton(without, choose);
		button.className = 'button';
		button.textContent = filledIn(words.loosen, { filter: label, entries: text });
		item.append(button);
		list.append(item);
	}
}

function filterButton<Filters>(
	filters: Filters,
	choose: (filters: Filters) => void,
): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.addEventListener('click', () => {
		choose(filters);
	});
	return button;
}
