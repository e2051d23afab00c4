import type { Mark, PlaceClusters } from '../../../graphics/map/place-clusters.ts';
import type { LatLngBounds, Map as LeafletMap } from './leaflet.ts';
import { extentOf } from './moved-with-map.ts';

/** Share of the view beyond each edge that has marks, and is seen at once when the map is moved. */
const padding = 0.4;

/** Keeps the marks of a view and what is around it, and which of them are still to be drawn. */
export class MarkPlan {
	readonly zoom: number;
	/** Ids of all marks of the plan. */
	readonly ids: ReadonlySet<string>;
	readonly #bounds: LatLngBounds;
	/** Marks that are missing, those nearest to the middle of the view first. */
	#missing: readonly Mark[];

	constructor(map: LeafletMap, clusters: PlaceClusters, isDrawn: (mark: Mark) => boolean) {
		this.zoom = map.getZoom();
		this.#bounds = map.getBounds().pad(padding);
		const marks = clusters.within(extentOf(this.#bounds), this.zoom);
		this.ids = new Set(marks.map(({ id }) => id));
		const { lat, lng } = map.getCenter();
		const fromCenter = (mark: Mark) => Math.hypot(mark.latitude - lat, mark.longitude - lng);
		this.#missing = marks
			.filter((mark) => !isDrawn(mark))
			.sort((a, b) => fromCenter(a) - fromCenter(b));
	}

	get isDrawn(): boolean {
		return this.#missing.length === 0;
	}

	/** Returns whether the plan has all that the map shows. */
	covers(map: LeafletMap): boolean {
		return this.zoom === map.getZoom() && this.#bounds.contains(map.getBounds());
	}

	/** Returns whether the plan has anything that the map shows. */
	meets(map: LeafletMap): boolean {
		return this.zoom === map.getZoom() && this.#bounds.intersects(map.getBounds());
	}

	/** Hands out marks to be drawn. @param area Marks outside of it can wait. */
	next(maxMarks: number, area?: LatLngBounds): { marks: readonly Mark[]; isLast: boolean } {
		const wanted = area
			? this.#missing.filter((mark) => area.contains([mark.latitude, mark.longitude]))
			: this.#missing;
		const marks = new Set(wanted.slice(0, maxMarks));
		this.#missing = this.#missing.filter((mark) => !marks.has(mark));
		return { marks: [...marks], isLast: marks.size === wanted.length };
	}
}
