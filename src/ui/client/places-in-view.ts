import type { MapOptions } from '../../graphics/map/map-options.ts';
import { countInWords, filledIn } from '../../i18n/messages/filled-in.ts';
import type { GuideMapEvents } from './map/guide-map-events.ts';
import { placeEntry } from './map/place-card.ts';
import { partOf } from './page-parts.ts';

/**
 * Maximum number of links: more would be a second list of all places; the lists below the map have
 * those.
 */
const maxEntries = 20;
/** Waiting time before screen readers hear of a view once the map stands still. */
const pauseMs = 400;

/** Lists the first of the places that the map on the page shows, and shows how many there are. */
class PlacesInView extends HTMLElement {
	#timer = 0;
	// Written by the build, from the type that is named here.
	readonly #options = JSON.parse(this.dataset.map ?? '{}') as MapOptions;
	/** Calls off the list that is due: to lay it out while the map moves would hold that up. */
	readonly #wait = () => {
		clearTimeout(this.#timer);
	};
	readonly #update = (event: Event) => {
		// The only event of that name.
		const { detail } = event as CustomEvent<GuideMapEvents['guide-map:view']>;
		this.#wait();
		this.#timer = window.setTimeout(() => {
			this.#show(detail);
		}, pauseMs);
	};

	connectedCallback(): void {
		document.addEventListener('guide-map:move', this.#wait);
		document.addEventListener('guide-map:view', this.#update);
		// The map may have been drawn before this script came.
		const view = document.querySelector('guide-map')?.view;
		if (view) this.#show(view);
	}

	disconnectedCallback(): void {
		this.#wait();
		document.removeEventListener('guide-map:move', this.#wait);
		document.removeEventListener('guide-map:view', this.#update);
	}

	#show({ rows, table }: GuideMapEvents['guide-map:view']): void {
		const { locale, words } = this.#options;
		const count = (number: number) => countInWords(number, words.onePlace, words.places, locale);
		const more = rows.length - maxEntries;
		partOf(this, 'places').replaceChildren(
			...rows.slice(0, maxEntries).map((row) => placeEntry(table, row)),
		);
		this.#say(
			'count',
			rows.length === 0 ? words.noneInView : filledIn(words.inView, { places: count(rows.length) }),
		);
		this.#say('more', more > 0 ? filledIn(words.more, { places: count(more) }) : '');
	}

	#say(part: string, text: string): void {
		const element = partOf(this, part);
		if (element.textContent !== text) element.textContent = text;
	}
}

customElements.define('places-in-view', PlacesInView);
