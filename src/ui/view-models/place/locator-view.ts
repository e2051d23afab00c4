import { formatDistance, isSamePoint, roundedMetres } from '../../../domain/geo/distance-words.ts';
import { roundDistances } from '../../../domain/geo/round-distances.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { isRough } from '../../../domain/geo/precision.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { locatorDrawing } from '../../../graphics/locator/locator-drawing.ts';
import { locatorOf } from '../../../graphics/locator/locator.ts';
import { walkingMinutes } from '../../../graphics/locator/walking-time.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import type { Link } from '../site/link.ts';
import { type Namesake, namesakeLabels } from './namesake-labels.ts';
import type { RecordContext } from '../site/page-context.ts';
import { type CardHours, cardHours } from './place-card.ts';
import { type NearPlace, wayTo } from './place-relations.ts';

/** Holds the drawing of what is around a place, and the same in words. */
export interface LocatorView {
	/** Absent where the places in words are enough. */
	drawing?: { svg: string; note: string };
	/** Places in the order of the numbers in the drawing, nearest first. */
	places: readonly (Link & {
		/**
		 * Distance such as "350 m north-east · 5 mins": the minutes are those of the distance as it is
		 * shown.
		 */
		distance: string;
		/** Kind, see `kindLabel`; absent where the label says it. */
		kind?: string | undefined;
		/** Hours from which the browser works out whether it is open. */
		hours?: CardHours | undefined;
	})[];
	/** Note on what the distances mean. */
	note: string;
}

/**
 * Returns the places near a point with the way to each, and a drawing of them; `undefined` where
 * nothing published is near, or nothing of which the points show the way: with a mark it would seem
 * to be there.
 *
 * @param nearby Places, nearest first.
 * @param subjects What the page is about: places around that bear its name are told apart from
 *   it.
 * @param options `isDrawn`: whether what is around is drawn, too; `saysHours`: whether what is open
 *   at the moment is of use to who reads the page.
 */
export function locatorView(
	context: RecordContext,
	from: Coordinates | undefined,
	nearby: readonly NearPlace[],
	subjects: readonly Namesake[],
	{ isDrawn = true, saysHours = true } = {},
): LocatorView | undefined {
	if (!from) return undefined;
	const { messages, routes, site } = context;
	const { locale } = site;
	const shown = nearby.flatMap(({ metres, place }) => {
		const way = wayTo(context, from, place);
		return way === undefined ? [] : { metres, place, way };
	});
	if (shown.length === 0) return undefined;
	const coordinates = shown.map(({ place }) => place.coordinates);
	const locator = locatorOf(from, coordinates, roundDistances(locale));
	const labels = namesakeLabels(
		shown.map(({ place }) => place),
		subjects,
	);
	const minutes = shown.map(({ metres, place }) => {
		const isExact = ![from, place.coordinates].some(isRough);
		return isExact && !isSamePoint(metres)
			? walkingMinutes(roundedMetres(metres, locale))
			: undefined;
	});
	const { arrowBeyond, asTheCrowFlies, distancesAsTheCrowFlies, northAtTop } = messages.pages;
	const hasMinutes = minutes.some((count) => count !== undefined);
	return {
		...(isDrawn && {
			drawing: {
				svg: locatorDrawing(locator, {
					north: messages.places.northLetter,
					distance: (metres) => formatDistance(metres, locale),
				}),
				note: locator.points.some(({ isBeyond }) => isBeyond)
					? `${northAtTop} ${arrowBeyond}`
					: northAtTop,
			},
		}),
		places: shown.map(({ place, way }, index) => {
			const count = minutes[index];
			const hours = saysHours ? cardHours(context, place) : undefined;
			return {
				href: routes.place(place.addressSlug),
				label: labels[index] ?? place.name,
				distance: count === undefined ? way : `${way} · ${inMinutes(count, locale)}`,
				kind: (labels[index] ?? place.name) === place.name ? kindLabel(place) : undefined,
				hours: hours?.timetable.isInWords === true ? undefined : hours,
			};
		}),
		note: hasMinutes ? asTheCrowFlies : distancesAsTheCrowFlies,
	};
}

function inMinutes(count: number, locale: string): string {
	return numberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(
		count,
	);
}
