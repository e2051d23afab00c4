import { loadPlaceTable } from '../../../outputs/explore/load-place-table.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import type { BaseMap } from '../../../graphics/map/base-map.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { partOf } from '../page-parts.ts';
import { laterTask } from '../task-queue.ts';
import { readyToMark } from '../text-elements.ts';
import { showAddressed } from './addressed-rows.ts';
import type { BaseMapChoice } from './base-map-choice.ts';
import { ChosenPlaces } from './chosen-places.ts';
import { hideNamesByEscape } from './map-keys.ts';
import type { GuideMapEvents } from './guide-map-events.ts';
import { storeView, storedView, showStoredView } from './stored-view.ts';
import { adoptMapStyles } from './map-styles.ts';
import { MapView } from './map-view.ts';
import { OutsidePlaces } from './outside-places.ts';
import { OwnPosition } from './own-position.ts';
import { printAsSeen } from './printed-map.ts';
import { keepScale } from './scale-line.ts';

/** Opens the map of an element, as `GuideMap.astro` makes it. */
export async function openMap(element: HTMLElement): Promise<MapSheet> {
	adoptMapStyles();
	const { base, map, table } = element.dataset;
	// Both are written by the build, from the types that are named here.
	const options = JSON.parse(map ?? '') as MapOptions;
	const baseMap = JSON.parse(base ?? '') as BaseMap;
	const choosing = baseMap.kind === 'none' ? undefined : await import('./base-map-choice.ts');
	// The frame is hidden after a failure, and gives the map its room.
	delete element.dataset.state;
	partOf(element, 'status').textContent = '';
	const sheet = new MapSheet(element, options, choosing ? 1 : 0.25);
	try {
		await laterTask();
		sheet.view.drawsBaseMap = true;
		sheet.choice = choosing && new choosing.BaseMapChoice(sheet.view, baseMap, element);
		if (table !== undefined) await sheet.load(table);
	} catch (error) {
		// It can be opened anew.
		sheet.close();
		throw error;
	}
	element.dataset.state = 'open';
	return sheet;
}

/** Holds a `guide-map` that is open: its map, its buttons and the card of what is chosen. */
export class MapSheet {
	readonly view: MapView;
	/** Choice that is offered where the operator has chosen a base map. */
	choice: BaseMapChoice | undefined;
	readonly #element: HTMLElement;
	readonly #options: MapOptions;
	readonly #chosen: ChosenPlaces;
	readonly #outside: OutsidePlaces;
	readonly #position: OwnPosition;
	readonly #kept: ReturnType<typeof storedView>;
	readonly #closing = new AbortController();
	#stopTime: (() => void) | undefined;

	/** @param zoomSnap Parts of a zoom that the map stops at. */
	constructor(element: HTMLElement, options: MapOptions, zoomSnap: number) {
		this.#element = element;
		this.#options = options;
		this.#outside = new OutsidePlaces(element, options, (table, rows) => {
			this.view.fitRows(table, rows);
			// The button that was pressed is gone with the places that it led to.
			this.view.map.getContainer().focus({ preventScroll: true });
		});
		this.view = new MapView(this.#part('sheet'), options, zoomSnap, {
			choose: (rows) => {
				this.#chosen.choose(rows);
			},
			view: (places) => {
				this.#outside.show(places);
				this.#dispatch('guide-map:view', places);
			},
		});
		this.#chosen = new ChosenPlaces(element, this.view, (row) => {
			this.#dispatch('guide-map:select', { row });
		});
		const { map, middle } = this.view;
		map.on('movestart', () => {
			this.#dispatch('guide-map:move', undefined);
		});
		// Explore keeps its list there, and has the view of its filters.
		const keepsView = element.dataset.table !== undefined;
		this.#kept = keepsView ? storedView() : null;
		if (this.#kept) showStoredView(map, this.#kept);
		if (keepsView) storeView(map);
		const table = () => this.#chosen.table;
		this.#position = new OwnPosition(map, options, middle, table, (text) => {
			this.#part('status').textContent = text;
		});
		keepScale(map, this.#part('scale'), options.distances);
		this.#listen();
	}

	/**
	 * Shows these rows of a table and no others; with `data-fits` the first ones fill the view.
	 */
	show(table: PlaceTable, rows: Iterable<number>): void {
		this.#chosen.show(table, rows);
		this.view.show(table, rows);
		if (this.#element.dataset.fits === undefined) return;
		delete this.#element.dataset.fits;
		this.view.fitRows(table, rows);
	}

	close(): void {
		this.#closing.abort();
		this.#stopTime?.();
		this.view.map.remove();
	}

	/** Shows what the page's address asks for of the table at another address. */
	async load(address: string): Promise<void> {
		await readyToMark();
		const table = await loadPlaceTable(address);
		await laterTask();
		this.#stopTime = await showAddressed(this.#element, table, this.#options, (rows) => {
			this.show(table, rows);
		});
		if (!location.search.includes('place=')) return;
		const { goToAddressed, moveClear } = await import('./addressed-place.ts');
		// Whoever has begun to type or to read meanwhile is left there.
		const isIdle = document.activeElement === document.body && scrollY === 0;
		const isNew = !this.#kept;
		this.#chosen.choose(goToAddressed(this.view, table, isNew), isIdle, true);
		if (isNew) moveClear(this.view.map, this.#chosen.card);
		if (isIdle) this.#part('sheet').scrollIntoView({ block: 'nearest' });
	}

	#listen(): void {
		const { signal } = this.#closing;
		const { map } = this.view;
		const actions: Record<string, () => void> = {
			'zoom-in': () => map.zoomIn(),
			'zoom-out': () => map.zoomOut(),
			'whole-guide': () => {
				this.view.whole();
			},
			'near-me': () => {
				void this.#position.find();
			},
			'close-card': () => {
				this.#chosen.choose([]);
			},
			'agree-tiles': () => {
				this.choice?.agree(true);
			},
			'withdraw-tiles': () => {
				this.choice?.agree(false);
			},
		};
		for (const button of this.#element.querySelectorAll<HTMLElement>('[data-action]')) {
			button.addEventListener('click', () => actions[button.dataset.action ?? '']?.(), { signal });
		}
		const closeCard = (focused: Node) => this.#element.contains(focused) && this.#chosen.close();
		hideNamesByEscape(this.#part('sheet'), closeCard, signal);
		const frame = this.#part('sheet').parentElement;
		if (frame) printAsSeen(frame, signal);
	}

	#part(name: string): HTMLElement {
		return partOf(this.#element, name);
	}

	#dispatch<Name extends keyof GuideMapEvents>(name: Name, detail: GuideMapEvents[Name]): void {
		this.#element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
	}
}
