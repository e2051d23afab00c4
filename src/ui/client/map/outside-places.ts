import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { largestTowns, rowsOutside } from '../../../graphics/map/rows-in-view.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { countInWords, filledIn } from '../../../i18n/messages/filled-in.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { partOf } from '../page-parts.ts';
import { contentElement } from '../text-elements.ts';
import type { PlacesInView } from './map-view.ts';

/**
 * Maximum number of towns: as many buttons fit a line beside the map, and show where most of the
 * others are.
 */
const maxTowns = 3;

/** Says how many places a map has outside of its view, and leads to the towns with most of them. */
export class OutsidePlaces {
	readonly #part: HTMLElement;
	readonly #options: MapOptions;
	readonly #go: (table: PlaceTable, rows: readonly number[]) => void;

	/**
	 * @param element Element with the part `outside`.
	 * @param go Shows the rows of a town.
	 */
	constructor(
		element: HTMLElement,
		options: MapOptions,
		go: (table: PlaceTable, rows: readonly number[]) => void,
	) {
		this.#part = partOf(element, 'outside');
		this.#options = options;
		this.#go = go;
	}

	show({ all, rows, table }: PlacesInView): void {
		const { locale, words } = this.#options;
		const outside = rowsOutside(table, all, rows);
		const places = countInWords(outside.length, words.onePlace, words.places, locale);
		this.#part.hidden = outside.length === 0;
		this.#part.replaceChildren(
			filledIn(words.outside, { places }),
			...largestTowns(table, outside, maxTowns).map((town) => this.#button(table, town)),
		);
	}

	#button(table: PlaceTable, { rows, town }: ReturnType<typeof largestTowns>[number]): HTMLElement {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'button';
		const count = numberFormat(this.#options.locale).format(rows.length);
		button.append(contentElement('bdi', town) ?? '', `\u00a0(${count})`);
		button.addEventListener('click', () => {
			this.#go(table, rows);
		});
		return button;
	}
}
