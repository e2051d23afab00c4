import type { FilterWords } from '../../explore/explore-words.ts';
import { filledIn } from '../../messages/filled-in.ts';

/** One thing that is chosen, in words, and the filters without it. */
export interface NamedFilter<Filters> {
	label: string;
	without: Filters;
}

/** Everything that is chosen as buttons, each of which takes its filter away. @param clearAll What the one for all of them is called. */
export function drawChosen<Filters>(
	region: HTMLElement,
	named: readonly NamedFilter<Filters>[],
	words: FilterWords,
	clearAll: string,
	choose: (filters: Filters) => void,
): void {
	const hadFocus = region.contains(document.activeElement);
	region.hidden = named.length === 0;
	const buttons = named.map(({ label, without }) => {
		const button = filterButton(without, choose);
		const cross = document.createElement('span');
		cross.ariaHidden = 'true';
		cross.textContent = '×';
		button.ariaLabel = filledIn(words.removeFilter, { filter: label });
		button.append(label, cross);
		return button;
	});
	const clear = document.createElement('button');
	clear.type = 'button';
	clear.dataset.action = 'clear';
	clear.textContent = clearAll;
	region.replaceChildren(...buttons, clear);
	if (hadFocus) buttons[0]?.focus();
}

/**
 * Says that no entry has all that is chosen, and offers what would leave some if it were not, the most first.
 *
 * @param named Empty where the list is not.
 * @param foundWith How many entries there are with other filters, and that in words.
 */
export function drawNothing<Filters>(
	region: HTMLElement,
	named: readonly NamedFilter<Filters>[],
	words: FilterWords,
	foundWith: (filters: Filters) => { count: number; text: string },
	choose: (filters: Filters) => void,
): void {
	region.hidden = named.length === 0;
	region.replaceChildren();
	if (named.length === 0) return;
	const message = document.createElement('p');
	message.textContent = words.nothing;
	const list = document.createElement('ul');
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
	region.append(message, list);
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
