import { boundingBox } from '../../../domain/geo/bounding-box.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { formatDistance } from '../../../domain/geo/distance-words.ts';
import { roundDistances } from '../../../domain/geo/round-distances.ts';
import { middleOf } from '../../../domain/geo/middle.ts';
import type { Grouping } from '../../../guide/model/guide-records.ts';
import { type BaseMap, baseMapOf } from '../../../graphics/map/base-map.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { openingBox } from '../../../graphics/map/opening-box.ts';
import { coastAddress } from './coast-around.ts';
import type { PageContext } from '../site/page-context.ts';

/** Holds what a map of the guide is made from. */
export interface MapViewModel {
	/** `MapOptions` as JSON. */
	options: string;
	/** `BaseMap` as JSON. */
	base: string;
	/** Host that visitors are asked about; absent where none is needed. */
	foreign?: { host: string; address: string } | undefined;
	/** Credit of the base map; absent where there is none. */
	attribution?: { text: string; href?: string | undefined } | undefined;
}

/** Describes where a map that stands by itself has its places from. */
export interface MapSource {
	/** Address of the file of places. */
	table: string;
	/** Addresses of the map, and of Explore with its map open. */
	map: string;
	explore: string;
}

/** Returns the map of all listed places; `undefined` where none has coordinates. */
export function mapView(context: PageContext): MapViewModel | undefined {
	const { guide, messages, routes, site } = context;
	const located = guide.listedPlaces.flatMap(({ coordinates }) => coordinates ?? []);
	const box = openingBox(located);
	const whole = boundingBox(located);
	if (!box) return undefined;
	const base = baseMapOf(site, routes.home());
	const options: MapOptions = {
		locale: site.locale,
		box,
		whole: whole?.join() === box.join() ? undefined : whole,
		names: namesOf(guide.destinations),
		distances: roundDistances(site.locale).map((metres) => [
			metres,
			formatDistance(metres, site.locale),
		]),
		coast: coastAddress(context),
		words: messages.map.browser,
	};
	return {
		options: JSON.stringify(options),
		base: JSON.stringify(base),
		foreign:
			base.kind === 'tiles'
				? { host: new URL(base.origin).host, address: base.address }
				: undefined,
		attribution: attributionOf(base),
	};
}

/**
 * Returns the attribution of a base map; `undefined` where there is no base map. The licence of
 * OpenStreetMap asks for a link to it (openstreetmap.org/copyright).
 */
function attributionOf(base: BaseMap): MapViewModel['attribution'] {
	if (base.kind === 'none') return undefined;
	const isOpenStreetMap = /openstreetmap/i.test(base.attribution);
	return {
		text: base.attribution,
		href: isOpenStreetMap ? 'https://www.openstreetmap.org/copyright' : undefined,
	};
}

/**
 * Returns the names of destinations, those with most places first; where a destination states no
 * coordinates, its name is in the middle of its places.
 */
function namesOf(destinations: readonly Grouping[]): MapOptions['names'] {
	return destinations
		.toSorted((a, b) => b.places.length - a.places.length)
		.flatMap(({ places, summary }): MapOptions['names'][number][] => {
			const located = places.flatMap(({ coordinates }) => coordinates ?? []);
			const coordinates = summary.coordinates ?? middleIfAny(located);
			if (!coordinates) return [];
			const { latitude, longitude } = coordinates;
			return [[summary.name, toAMetre(latitude), toAMetre(longitude), places.length]];
		});
}

function toAMetre(degrees: number): number {
	return Number(degrees.toFixed(5));
}

function middleIfAny(located: readonly Coordinates[]): Coordinates | undefined {
	return located.length > 0 ? middleOf(located) : undefined;
}
