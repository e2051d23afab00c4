import { type Coordinates, distanceInMetres } from '../../domain/geo/coordinates.ts';
import { nameOrder } from '../../i18n/locale/name-order.ts';
import { type PlaceOrder, noFilters } from './place-filters.ts';
import type { PlaceTable } from './place-table.ts';

/** Describes who looks at the places, when, and from where. */
export interface Visitor {
	/** Milliseconds since 1970. */
	nowMs: number;
	/** Language whose alphabet orders names (BCP 47). */
	locale: string;
	/** Absent until the visitor asks for distances. */
	position?: Coordinates | undefined;
}

/**
 * Returns the metres from the visitor to the place of each row; NaN where it has no coordinates.
 */
export function distancesFrom(table: PlaceTable, position: Coordinates): Float64Array {
	const known = distancesOfTables.get(table);
	if (known?.position === position) return known.distances;
	const distances = table.latitude.map((latitude, row) =>
		distanceInMetres(position, { latitude, longitude: table.longitude[row] ?? NaN }),
	);
	distancesOfTables.set(table, { position, distances });
	return distances;
}

/**
 * Returns the order that a list gets: the one that is asked for, but that of the guide where by
 * distance is asked for and no position is known.
 */
export function possibleOrder(order: PlaceOrder, { position }: Visitor): PlaceOrder {
	return order === 'distance' && !position ? noFilters.order : order;
}

/**
 * Returns all rows of a table in an order, as far as it is possible. Places without coordinates are
 * last.
 */
export function orderedRows(table: PlaceTable, wanted: PlaceOrder, visitor: Visitor): Uint32Array {
	const { locale, position } = visitor;
	const order = possibleOrder(wanted, visitor);
	if (order === 'choice') return rowsOf(table);
	const known = orders.get(table)?.get(order);
	const key = order === 'name' ? locale : position;
	if (known && known.key === key) return known.rows;
	const rows =
		order === 'name' || !position
			? byName(table, locale)
			: byDistance(table, distancesFrom(table, position));
	orders.set(table, new Map([...(orders.get(table) ?? []), [order, { key, rows }]]));
	return rows;
}

const distancesOfTables = new WeakMap<
	PlaceTable,
	{ position: Coordinates; distances: Float64Array }
>();
/** Ordering all rows takes longer than one frame; the filters then only leave some out. */
const orders = new WeakMap<
	PlaceTable,
	Map<PlaceOrder, { key: string | Coordinates | undefined; rows: Uint32Array }>
>();

function byName(table: PlaceTable, locale: string): Uint32Array {
	const compare = nameOrder(locale);
	const names = Array.from({ length: table.count }, (_, row) => table.name(row));
	// An ordinary array: its sort is quick where stretches are in order already, as they are within
	// each rank of the editors.
	const rows = [...names.keys()].sort((one, other) =>
		compare(names[one] ?? '', names[other] ?? ''),
	);
	return Uint32Array.from(rows);
}

function byDistance(table: PlaceTable, distances: Float64Array): Uint32Array {
	const farthest = distances.map((metres) => (Number.isNaN(metres) ? Infinity : metres));
	return rowsOf(table).sort((one, other) => {
		const [near = 0, far = 0] = [farthest[one], farthest[other]];
		return near === far ? one - other : near - far;
	});
}

function rowsOf({ count }: PlaceTable): Uint32Array {
	return Uint32Array.from({ length: count }, (_, row) => row);
}
