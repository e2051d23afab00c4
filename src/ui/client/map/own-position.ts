import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import { longitudeNear } from '../../../graphics/map/longitudes.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import { visitorPosition } from '../visitor-position.ts';
import { Circle, CircleMarker, LayerGroup, type Map as LeafletMap } from './leaflet.ts';

/** Maximum age of a position in milliseconds: whoever asks twice has hardly moved. */
const oldestMs = 60_000;
const closestZoom = 16;

/**
 * Shows where the visitor is: asks the browser when they want to see it, and sends it to nobody.
 */
export class OwnPosition {
	readonly #map: LeafletMap;
	readonly #options: MapOptions;
	readonly #middle: number;
	readonly #drawing: LayerGroup;
	readonly #table: () => PlaceTable | undefined;
	readonly #say: (text: string) => void;

	/**
	 * @param table The places of the map, once it has some.
	 * @param say Shows the visitor how it goes.
	 */
	constructor(
		map: LeafletMap,
		options: MapOptions,
		middle: number,
		table: () => PlaceTable | undefined,
		say: (text: string) => void,
	) {
		this.#map = map;
		this.#options = options;
		this.#middle = middle;
		this.#table = table;
		this.#say = say;
		this.#drawing = new LayerGroup().addTo(map);
	}

	/** Asks the browser, and shows what it says with how exact it is. */
	async find(): Promise<void> {
		const { words } = this.#options;
		this.#say(words.locating);
		const found = await visitorPosition(oldestMs, true);
		if (typeof found === 'string') this.#say(words[found]);
		else await this.#show(found);
	}

	async #show(found: GeolocationCoordinates): Promise<void> {
		const table = this.#table();
		const farAway =
			table &&
			(await import('./far-away.ts').then(
				({ farAwayNotice }) => farAwayNotice(found, table, this.#options),
				// Without that script the position is shown wherever it is.
				() => undefined,
			));
		this.#drawing.clearLayers();
		if (farAway !== undefined) {
			this.#say(farAway);
			return;
		}
		const { accuracy, latitude, longitude } = found;
		const { distances, words } = this.#options;
		const position: [number, number] = [latitude, longitudeNear(longitude, this.#middle)];
		const shared = { interactive: false };
		const circle = new Circle(position, { ...shared, radius: accuracy, className: 'accuracy' });
		const point = new CircleMarker(position, { ...shared, radius: 7, className: 'own-position' });
		this.#drawing.addLayer(circle).addLayer(point);
		this.#map.fitBounds(circle.getBounds(), { maxZoom: closestZoom, animate: false });
		const within = distances.find(([metres]) => metres >= accuracy)?.[1];
		this.#say(
			within === undefined ? words.position : filledIn(words.positionWithin, { distance: within }),
		);
	}
}
