import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { middleLongitude } from '../../../graphics/map/longitudes.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { type Mark, PlaceClusters } from '../../../graphics/map/place-clusters.ts';
import { openingBoxOfRows } from '../../../graphics/map/opening-box.ts';
import { rowsWithin } from '../../../graphics/map/rows-in-view.ts';
import { countInWords } from '../../../i18n/messages/filled-in.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { inFrames, notInFrames } from '../frames.ts';
import { fitBox } from './fit-box.ts';
import type { Map as LeafletMap, LeafletMouseEvent, ResizeEvent } from './leaflet.ts';
import { MarkLayer } from './mark-layer.ts';
import { moveByKeysOfMarks } from './map-keys.ts';
import type { MarkWords } from './mark-node.ts';
import { maxZoom, movableMap } from './movable-map.ts';
import { extentOf } from './moved-with-map.ts';
import { MapFrame } from './map-frame.ts';
import { CanvasBaseMap } from './canvas-base-map.ts';
import { projectedPlaces } from './projected-places.ts';

/** Holds the places that can be seen, in the order of the rows, and all that the map has. */
export interface PlacesInView {
	table: PlaceTable;
	rows: readonly number[];
	all: Iterable<number>;
}

interface MapEvents {
	/** Takes the rows that were chosen: one place, or several at the same point. */
	choose(rows: readonly number[]): void;
	/** Takes the places that are in view after the view has changed. */
	view(places: PlacesInView): void;
}

/** Shows a map of places on Leaflet: holds what is seen, and moves the view. */
export class MapView {
	readonly map: LeafletMap;
	readonly middle: number;
	readonly #options: MapOptions;
	readonly #events: MapEvents;
	readonly #marks: MarkLayer;
	readonly #baseMap: CanvasBaseMap;
	#clusters: PlaceClusters | undefined;
	#table: PlaceTable | undefined;
	#rows: Iterable<number> = [];
	#isZooming = false;
	/** Reports a move in a step of its own, apart from what else the end of a move takes. */
	readonly #reportMove = () => {
		this.#reportView();
		return true;
	};

	/**
	 * @param zoomSnap Parts of a zoom that it stops at: whole ones only where pictures would blur
	 *   between them.
	 */
	constructor(sheet: HTMLElement, options: MapOptions, zoomSnap: number, events: MapEvents) {
		this.#options = options;
		this.#events = events;
		this.middle = middleLongitude(options.whole ?? options.box);
		const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches;
		this.map = movableMap(sheet, { middle: this.middle, moves, zoomSnap });
		this.#marks = new MarkLayer(
			(mark, node) => {
				this.#open(mark, node);
			},
			(mark) => this.#label(mark),
		);
		this.#baseMap = new CanvasBaseMap(options, this.middle);
		this.opening();
		this.map.addLayer(this.#marks).addLayer(new MapFrame());
		this.map.on('zoomanim zoomend', ({ type }) => {
			this.#isZooming = type === 'zoomanim';
		});
		this.map.on('movestart unload', () => {
			notInFrames(this.#reportMove);
		});
		this.map.on('moveend', () => {
			inFrames(this.#reportMove);
		});
		this.map.on('resize', ({ oldSize }: ResizeEvent) => {
			if (oldSize.x === 0) this.#reopen();
		});
		this.map.on('click', ({ originalEvent }: LeafletMouseEvent) => {
			if (originalEvent.target === sheet) this.#events.choose([]);
		});
		moveByKeysOfMarks(this.map);
	}

	/** Shows the guide's own drawing below the places, or no longer. */
	set drawsBaseMap(isDrawn: boolean) {
		if (isDrawn) this.map.addLayer(this.#baseMap);
		else this.map.removeLayer(this.#baseMap);
	}

	/** Shows these places and no others; where none of them could be seen, the view goes to them. */
	show(table: PlaceTable, rows: Iterable<number>): void {
		this.#table = table;
		this.#rows = rows;
		this.#clusters = new PlaceClusters(table, rows, this.middle);
		this.#marks.show(this.#clusters);
		this.#baseMap.show(projectedPlaces(table, rows, this.middle), this.#clusters);
		if (this.#rowsInView().length === 0) this.fitRows(table, rows);
		this.#reportView();
	}

	/** Shows the first view. */
	opening(): void {
		this.fit(this.#options.box);
	}

	/** Shows every place of the guide. */
	whole(): void {
		this.fit(this.#options.whole ?? this.#options.box);
	}

	/** Moves the map to where most of some rows are. */
	fitRows(table: PlaceTable, rows: Iterable<number>): void {
		const box = openingBoxOfRows(table, rows);
		if (box) this.fit(box);
	}

	/** Moves the map so that a box is seen as large as can be. */
	fit(box: MapOptions['box']): void {
		// Leaflet ends an animated zoom where it was to go, whatever has happened since.
		if (this.#isZooming) {
			this.map.once('zoomend', () => {
				this.fit(box);
			});
			return;
		}
		fitBox(this.map, box, this.middle);
	}

	/** Clusters of the places that are shown. */
	get clusters(): PlaceClusters | undefined {
		return this.#clusters;
	}

	/** Marks a place as chosen. @param card Lies over the map while a place is. */
	select(row: number | undefined, card: HTMLElement): void {
		this.#marks.select(row, card);
	}

	/** Gives the focus back to the mark of a place. */
	focusRow(row: number): void {
		this.#marks.focusRow(row);
	}

	/**
	 * Opens the view anew: what was opened while it was hidden had no size that a box could be fitted
	 * into.
	 */
	#reopen(): void {
		this.opening();
		if (this.#table) this.show(this.#table, this.#rows);
	}

	#open(mark: Mark, node: HTMLElement): void {
		const clusters = this.#clusters;
		if (mark.cluster === undefined || !clusters) {
			this.#events.choose([mark.row]);
			return;
		}
		if (clusters.isOnePoint(mark.cluster)) {
			this.#events.choose(clusters.rowsOf(mark.cluster));
			return;
		}
		const hadFocus = node === document.activeElement;
		const zoom = Math.min(clusters.zoomToOpen(mark.cluster), maxZoom);
		if (hadFocus) {
			this.map.once('moveend', () => {
				this.#marks.focusRow(mark.row);
			});
		}
		this.map.setView([mark.latitude, mark.longitude], zoom, { animate: true });
	}

	#label(mark: Mark): MarkWords {
		if (mark.cluster === undefined) return { name: this.#table?.name(mark.row) ?? '', text: '' };
		const { locale, words } = this.#options;
		return {
			name: countInWords(mark.count, words.onePlace, words.places, locale),
			text: numberFormat(locale).format(mark.count),
		};
	}

	#reportView(): void {
		if (!this.#table) return;
		this.#events.view({ table: this.#table, rows: this.#rowsInView(), all: this.#rows });
	}

	#rowsInView(): number[] {
		if (!this.#table) return [];
		return rowsWithin(this.#table, this.#rows, extentOf(this.map.getBounds()), this.middle);
	}
}
