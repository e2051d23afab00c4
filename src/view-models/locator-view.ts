import { formatDistance } from '../geo/distance-words.ts';
import { roundDistances } from '../geo/round-distances.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { numberFormat } from '../locale/formatters.ts';
import { locatorDrawing } from '../locator/locator-drawing.ts';
import { locatorOf } from '../locator/locator.ts';
import { walkingMinutes } from '../locator/walking-time.ts';
import type { RecordContext } from './page-context.ts';
import type { Link } from './page-frame.ts';
import { type NearPlace, wayTo } from './place-relations.ts';

/** The drawing of what is around a place, and the same in words. */
export interface LocatorView {
	/** An `svg` element. */
	drawing: string;
	/** In the order of the numbers in the drawing, nearest first. */
	places: readonly (Link & {
		/** Such as "350 m north-east · 5 mins". */
		distance: string;
	})[];
}

/** `undefined` where nothing published is near. @param nearby Nearest first. */
export function locatorView(
	context: RecordContext,
	from: Coordinates | undefined,
	nearby: readonly NearPlace[],
): LocatorView | undefined {
	if (!from || nearby.length === 0) return undefined;
	const { messages, routes, site } = context;
	const { locale } = site;
	const coordinates = nearby.map(({ place }) => place.coordinates);
	return {
		drawing: locatorDrawing(locatorOf(from, coordinates, roundDistances(locale)), {
			north: messages.places.northLetter,
			distance: (metres) => formatDistance(metres, locale),
		}),
		places: nearby.map(({ metres, place }) => {
			const minutes = walkingMinutes(metres);
			return {
				href: routes.place(place.addressSlug),
				label: place.name,
				distance: [
					wayTo(context, from, place),
					minutes === undefined || metres < 1 ? undefined : inMinutes(minutes, locale),
				]
					.filter((part) => part !== undefined)
					.join(' · '),
			};
		}),
	};
}

function inMinutes(count: number, locale: string): string {
	return numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
		count,
	);
}
