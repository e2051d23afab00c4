import type { PlaceTable, TableHours } from '../explore/place-table.ts';
import type { KnownRecord } from './known-records.ts';

/** Returns places and events as a table, such as maps read, in their order. */
export function savedTable(records: readonly KnownRecord[]): PlaceTable {
	const at = (row: number) => records[row];
	const degrees = (part: 'latitude' | 'longitude') =>
		Float64Array.from(records, ({ coordinates }) => coordinates?.[part] ?? NaN);
	return {
		count: records.length,
		name: (row) => at(row)?.name ?? '',
		path: (row) => at(row)?.path ?? '',
		kind: (row) => {
			const record = at(row);
			return record?.type === 'place' ? record.kind : undefined;
		},
		city: (row) => at(row)?.whereabouts,
		neighbourhood: () => undefined,
		cover: () => undefined,
		isFree: (row) => at(row)?.isFree,
		latitude: degrees('latitude'),
		longitude: degrees('longitude'),
		hasPhotograph: new Uint8Array(records.length),
		hours: hoursOf(records),
		facets: [],
	};
}

/** Returns the hours of a row, which has a timetable, a time zone and a last day of its own. */
function hoursOf(records: readonly KnownRecord[]): TableHours {
	const hours = records.map((record) => (record.type === 'place' ? record.hours : undefined));
	const own = (isThere: (row: number) => boolean) =>
		Uint32Array.from(hours, (_, row) => (isThere(row) ? row + 1 : 0));
	return {
		timetables: [undefined, ...hours.map((one) => one?.timetable)],
		timetableOfRow: own((row) => hours[row] !== undefined),
		zones: ['', ...hours.map((one) => one?.timeZone ?? '')],
		zoneOfRow: own((row) => hours[row] !== undefined),
		lastDays: ['', ...hours.map((one) => one?.validity.validThrough ?? '')],
		lastDayOfRow: own((row) => hours[row]?.validity.validThrough !== undefined),
	};
}
