import { createHash } from 'node:crypto';
import { motifOf } from '../artwork/motif.ts';
import { type Axis, axes, factAxes } from '../axes/axis.ts';
import { type ExploredAxis, encodePlaces } from '../explore/encode-places.ts';
import { valueName } from './axis-words.ts';
import type { PageContext } from './page-context.ts';
import { cardHours } from './place-card.ts';
import { placeTimeZone } from '../opening-hours/time-zone.ts';

const files = new WeakMap<PageContext, { json: string; address: string }>();

/** The file of all listed places, as Explore, search and map read it (`loadPlaceTable`); made once for each build. */
export function placeTableFile(context: PageContext): string {
	return fileOf(context).json;
}

/** The address of that file. It changes with what is in the file, so that an answer may be kept for as long as a browser likes. */
export function placeTableAddress(context: PageContext): string {
	return fileOf(context).address;
}

function fileOf(context: PageContext): { json: string; address: string } {
	const known = files.get(context);
	if (known) return known;
	const json = JSON.stringify(encoded(context));
	const version = createHash('sha256').update(json).digest('hex').slice(0, 12);
	const file = { json, address: `${context.routes.placeTable()}?${version}` };
	files.set(context, file);
	return file;
}

function encoded(context: PageContext) {
	const { guide, routes, site } = context;
	const places = guide.listedPlaces.map((place) => ({
		...place,
		kind: place.categories.at(-1) ?? place.kind,
		motif: motifOf(place),
		hasPhotograph: place.image !== undefined,
		timetable: cardHours(context, place)?.timetable,
		timeZone: placeTimeZone(place.coordinates, {
			timeZone: site.timeZone,
			isLookedUp: site.looksUpTimeZones,
		}),
	}));
	return encodePlaces(places, axes.map(exploredAxis), routes.places());

	function exploredAxis(axis: Axis): ExploredAxis {
		return {
			key: axis,
			label: context.messages.axes[axis],
			matches: isNeed(axis) ? 'all' : 'any',
			values: guide.axes.values[axis].map((value) => ({
				slug: value.slug,
				label: valueName(context, value),
				places: value.places,
			})),
		};
	}
}

/** Who needs two things needs both of them; who would like to see two towns would like to see either. */
function isNeed(axis: Axis): boolean {
	return factAxes.some((known) => known === axis);
}
