import { type ExploreWords, filledIn } from '../../explore/explore-words.ts';
import type { PlaceFilters } from '../../explore/place-filters.ts';
import type { NamedFilter } from './named-filters.ts';

type Choose = (filters: PlaceFilters) => void;

/** Everything that is chosen as buttons, each of which takes its filter away. @param clearAll What the one for all of them is called. */
export function drawChosen(
	region: HTMLElement,
	named: readonly NamedFilter[],
	words: ExploreWords,
	clearAll: string,
	choose: Choose,
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

/** Says that no place has all that is chosen, and offers what would leave some if it were not, the most first. */
export function drawNothing(
	region: HTMLElement,
	named: readonly NamedFilter[],
	words: ExploreWords,
	countWithout: (filters: PlaceFilters) => { count: number; text: string },
	choose: Choose,
): void {
	region.hidden = named.length === 0;
	region.replaceChildren();
	if (named.length === 0) return;
	const message = document.createElement('p');
	message.textContent = words.nothing;
	const list = document.createElement('ul');
	const options = named
		.map(({ label, without }) => ({ label, without, ...countWithout(without) }))
		.filter(({ count }) => count > 0)
		.toSorted((one, other) => other.count - one.count);
	for (const { label, text, without } of options) {
		const item = document.createElement('li');
		const button = filterButton(without, choose);
		button.className = 'button';
		button.textContent = filledIn(words.loosen, { filter: label, places: text });
		item.append(button);
		list.append(item);
	}
	region.append(message, list);
}

function filterButton(filters: PlaceFilters, choose: Choose): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.addEventListener('click', () => {
		choose(filters);
	});
	return button;
}
