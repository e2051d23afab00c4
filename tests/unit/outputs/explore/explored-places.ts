import type { ExploredFacet } from '../../../../src/outputs/explore/encode-facets.ts';
import { type ExploredPlace, encodePlaces } from '../../../../src/outputs/explore/encode-places.ts';
import { type PlaceTable, placeTable } from '../../../../src/outputs/explore/place-table.ts';
import type { PlaceFile } from '../../../../src/outputs/explore/place-file.ts';
import { openingHoursOf } from '../../../../src/domain/opening-hours/opening-hours.ts';
import { seasonsOf } from '../../../../src/domain/opening-hours/seasons.ts';
import { timetableOf } from '../../../../src/domain/opening-hours/timetable-of.ts';
import type { OpeningHoursRow } from '../../../../src/records/opening-hours-row.ts';

/** A place with nothing but a name and an address, and what is given. */
export function exploredPlace(given: Partial<ExploredPlace> & { name: string }): ExploredPlace {
	return {
		id: given.name,
		addressSlug: 'somewhere-0a1b2c3d',
		cover: 'place-0-clear',
		hasPhotograph: false,
		timeZone: 'Europe/Lisbon',
		...given,
	};
}

/** The table as a browser has it: written as JSON, and read again. */
export function tableOf(
	places: readonly ExploredPlace[],
	facets: readonly ExploredFacet[] = [],
): PlaceTable {
	const json = JSON.stringify(encodePlaces(places, facets, '/guide/places/'));
	return placeTable(JSON.parse(json) as PlaceFile);
}

export function timetable(rows: readonly OpeningHoursRow[]) {
	const hours = openingHoursOf(rows);
	return timetableOf(hours, seasonsOf(hours));
}
