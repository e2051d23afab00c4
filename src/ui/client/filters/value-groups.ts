import { hasTerms, isNamedByInterface } from '../../../domain/facets/facet.ts';
import type { ChosenValues } from '../../../outputs/explore/chosen-values.ts';
import type { FilterWords } from '../../../i18n/messages/browser-words.ts';
import type { TableFacet } from '../../../outputs/explore/place-table.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import { partOf } from '../page-parts.ts';
import { markLanguage, markTerm } from '../text-elements.ts';

/**
 * Maximum number of values at first: a facet with more shows the ones of most entries that say
 * most, until all are asked for.
 */
const maxAtFirst = 12;
/** Facets that are unfolded from the beginning. */
const unfolded = 1;

export interface ValueGroups {
	/**
	 * Ticks what is chosen, and shows how many entries each value would leave.
	 *
	 * @param counts Numbers of entries by key of facet, for each of its values.
	 */
	show(chosen: ChosenValues, counts: ReadonlyMap<string, Uint32Array>): void;
}

/**
 * Draws the values of all facets as groups of boxes to tick: `name` is the key of the facet,
 * `value` the slug. A group that is folded has none until it is unfolded.
 *
 * @param region Element that is emptied and filled.
 */
export function drawValueGroups(
	region: Element,
	facets: readonly TableFacet[],
	words: FilterWords,
	locale: string,
): ValueGroups {
	const groups = facets.map((facet, index) => valueGroup(facet, words, locale, index < unfolded));
	region.replaceChildren(...groups.map(({ element }) => element));
	return {
		show(chosen, counts) {
			for (const group of groups) group.show(chosen, counts);
		},
	};
}

function valueGroup(facet: TableFacet, words: FilterWords, locale: string, isOpen: boolean) {
	const format = numberFormat(locale);
	const element = madeOf('group') as HTMLDetailsElement;
	const [summary, list] = [...element.children] as [HTMLElement, HTMLUListElement];
	const [number] = [...summary.children] as [HTMLElement];
	summary.prepend(facet.label, ' ');
	element.open = isOpen;
	element.addEventListener('toggle', () => {
		draw();
	});
	/** Choices and counts that were shown last, for values that are drawn later. */
	let shown: { chosen: readonly string[]; counts: Uint32Array } | undefined;
	let boxes: ReturnType<typeof valueBox>[] = [];
	let hasAll = facet.values.length <= maxAtFirst;

	return {
		element,
		show(chosen: ChosenValues, counts: ReadonlyMap<string, Uint32Array>) {
			const slugs = chosen.get(facet.key) ?? [];
			shown = { chosen: slugs, counts: counts.get(facet.key) ?? new Uint32Array() };
			number.textContent = slugs.length > 0 ? `(${format.format(slugs.length)})` : '';
			draw();
		},
	};

	function draw() {
		if (!element.open || !shown) return;
		if (boxes.length === 0) fill(shown.counts, shown.chosen);
		for (const { count, index, input, label } of boxes) {
			const entries = shown.counts[index] ?? 0;
			input.checked = shown.chosen.includes(facet.values[index]?.slug ?? '');
			count.textContent = format.format(entries);
			label.toggleAttribute('data-none', entries === 0);
		}
	}

	function fill(counts: Uint32Array, chosen: readonly string[]) {
		const worth = (index: number) => (facet.values[index]?.isBroad ? -1 : (counts[index] ?? 0));
		let drawn = [...facet.values.keys()];
		if (!hasAll) {
			drawn = drawn
				.sort((one, other) => worth(other) - worth(one))
				.filter(
					(index, place) => place < maxAtFirst || chosen.includes(facet.values[index]?.slug ?? ''),
				);
		}
		boxes = drawn.map((index) => valueBox(facet, index, hasAll));
		list.replaceChildren(...boxes.map(({ row }) => row));
		if (!hasAll) list.append(allButton());
	}

	function allButton(): HTMLElement {
		const item = document.createElement('li');
		const button = document.createElement('button');
		button.type = 'button';
		button.textContent = filledIn(words.allValues, { count: format.format(facet.values.length) });
		button.addEventListener('click', () => {
			hasAll = true;
			boxes = [];
			draw();
			boxes[0]?.input.focus();
		});
		item.append(button);
		return item;
	}
}

/**
 * Makes the box that chooses a value.
 * @param isInTree Whether the values in which it lies stand above it.
 */
function valueBox(facet: TableFacet, index: number, isInTree: boolean) {
	const { label: text = '', slug = '' } = facet.values[index] ?? {};
	const row = madeOf('value');
	const [label] = [...row.children] as [HTMLLabelElement];
	const [input, name, count] = [...label.children] as [HTMLInputElement, HTMLElement, HTMLElement];
	input.name = facet.key;
	input.value = slug;
	name.textContent = text;
	if (hasTerms(facet.key)) markTerm(name, text);
	else if (!isNamedByInterface(facet.key)) markLanguage(name, text);
	// Of categories: how many they lie in.
	const depth = slug.split('/').length - 1;
	if (isInTree && depth > 0) row.dataset.depth = String(Math.min(2, depth));
	return { index, input, count, label, row };
}

/** Returns a copy of the element in a template of `FilterForm.astro`, with all of its parts. */
function madeOf(name: string): HTMLElement {
	const { content } = partOf(document, name) as HTMLTemplateElement;
	return content.firstElementChild?.cloneNode(true) as HTMLElement;
}
