import { dateFromIso, exists } from '../../domain/opening-hours/calendar.ts';
import { readTime } from '../../domain/opening-hours/read-times.ts';
import { knownValues, parametersOfValues, queryOf, valuesFromParameters } from './chosen-values.ts';
import { type PlaceFilters, type PlaceOrder, placeOrders } from './place-filters.ts';
import type { VisitTime } from './visit-time.ts';

/** Parameters that are no facet. */
const own = {
	open: 'open',
	photograph: 'photo',
	within: 'within',
	order: 'sort',
	map: 'map',
} as const;
const ownNames: readonly string[] = Object.values(own);

/**
 * Reads the filters that a URL asks for. One parameter stands for each facet, as in
 * `?city=lisbon.sintra&open=2026-12-04T10:00&photo=yes&within=2000&sort=name&map=yes`; `open=now`
 * is another moment each time.
 *
 * What cannot be read is passed over. Facets and values are not checked: see `knownFilters`.
 */
export function filtersFromParameters(parameters: URLSearchParams): PlaceFilters {
	const within = parameters.get(own.within) ?? '';
	const order = parameters.get(own.order);
	const map = parameters.get(own.map);
	return {
		chosen: valuesFromParameters(parameters, ownNames),
		open: openFromText(parameters.get(own.open)),
		hasPhotograph: parameters.get(own.photograph) === 'yes',
		withinMetres: /^[1-9]\d{0,5}$/.test(within) ? Number(within) : undefined,
		order: placeOrders.find((known): known is PlaceOrder => known === order) ?? 'choice',
		isMapOpen: map === 'yes' ? true : map === 'no' ? false : undefined,
	};
}

/**
 * Returns the parameters of filters, without those that are as they are anyway; the same filters
 * give the same URL.
 */
function parametersOfFilters(filters: PlaceFilters): URLSearchParams {
	const parameters = parametersOfValues(filters.chosen);
	const { open, hasPhotograph, isMapOpen, withinMetres, order } = filters;
	if (open) parameters.set(own.open, open === 'now' ? open : `${open.date}T${open.time}`);
	if (hasPhotograph) parameters.set(own.photograph, 'yes');
	if (withinMetres !== undefined) parameters.set(own.within, String(withinMetres));
	if (order !== 'choice') parameters.set(own.order, order);
	if (isMapOpen !== undefined) parameters.set(own.map, isMapOpen ? 'yes' : 'no');
	return parameters;
}

/** Returns the query of an address, with `?`, or an empty text without filters. */
export function queryOfFilters(filters: PlaceFilters): string {
	return queryOf(parametersOfFilters(filters));
}

/**
 * Returns the filters without values that a guide does not have, as an old or mistyped URL may
 * name.
 */
export function knownFilters(
	filters: PlaceFilters,
	facets: Parameters<typeof knownValues>[1],
): PlaceFilters {
	return { ...filters, chosen: knownValues(filters.chosen, facets) };
}

function openFromText(text: string | null): 'now' | VisitTime | undefined {
	if (text === 'now') return text;
	const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text ?? '') ?? [];
	if (date === undefined || time === undefined || !exists(dateFromIso(date))) return undefined;
	const minute = readTime(time);
	return minute === undefined || minute >= 1440 ? undefined : { date, time };
}
