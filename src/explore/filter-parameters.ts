import { dateFromIso, exists } from '../opening-hours/calendar.ts';
import { readTime } from '../opening-hours/time-of-day.ts';
import type { VisitTime } from './open-places.ts';
import { type PlaceFilters, type PlaceOrder, placeOrders } from './place-filters.ts';

/** Parts the values of an axis: no slug has it, and an address shows it as it is. */
const separator = '.';
/** Parameters that are no axis. */
const own = { open: 'open', photograph: 'photo', within: 'within', order: 'sort' } as const;
const ownNames: readonly string[] = Object.values(own);

/**
 * The filters that an address asks for. One parameter stands for each axis, as in
 * `?city=lisbon.sintra&open=2026-12-04T10:00&photo=yes&within=2000&sort=name`; `open=now` is another moment each time.
 *
 * What cannot be read is passed over. Axes and values are not proved: see `knownFilters`.
 */
export function filtersFromParameters(parameters: URLSearchParams): PlaceFilters {
	const chosen = new Map<string, string[]>();
	for (const [name, text] of parameters) {
		if (ownNames.includes(name)) continue;
		const slugs = [...(chosen.get(name) ?? []), ...text.split(separator).filter(Boolean)];
		if (slugs.length > 0) chosen.set(name, [...new Set(slugs)]);
	}
	const metres = Number(parameters.get(own.within));
	const order = parameters.get(own.order);
	return {
		chosen,
		open: openFromText(parameters.get(own.open)),
		hasPhotograph: parameters.get(own.photograph) === 'yes',
		withinMetres: Number.isInteger(metres) && metres > 0 ? metres : undefined,
		order: placeOrders.find((known): known is PlaceOrder => known === order) ?? 'choice',
	};
}

/** The parameters of filters, without those that are as they are anyway; the same filters give the same address. */
export function parametersOfFilters(filters: PlaceFilters): URLSearchParams {
	const parameters = new URLSearchParams();
	for (const [axis, slugs] of [...filters.chosen].sort(([one], [other]) =>
		one < other ? -1 : 1,
	)) {
		parameters.set(axis, [...slugs].sort().join(separator));
	}
	const { open, hasPhotograph, withinMetres, order } = filters;
	if (open) parameters.set(own.open, open === 'now' ? open : `${open.date}T${open.time}`);
	if (hasPhotograph) parameters.set(own.photograph, 'yes');
	if (withinMetres !== undefined) parameters.set(own.within, String(withinMetres));
	if (order !== 'choice') parameters.set(own.order, order);
	return parameters;
}

/** The query of an address, with `?`, or nothing without filters. Slashes and colons may stand in it as they are (RFC 3986, section 3.4). */
export function queryOfFilters(filters: PlaceFilters): string {
	const text = parametersOfFilters(filters)
		.toString()
		.replaceAll('%2F', '/')
		.replaceAll('%3A', ':');
	return text === '' ? '' : `?${text}`;
}

/** The filters without values that a guide does not have, as an old or mistyped address may name. */
export function knownFilters(
	filters: PlaceFilters,
	axes: readonly { key: string; values: readonly { slug: string }[] }[],
): PlaceFilters {
	const chosen = new Map<string, readonly string[]>();
	for (const { key, values } of axes) {
		const slugs = (filters.chosen.get(key) ?? []).filter((slug) =>
			values.some((value) => value.slug === slug),
		);
		if (slugs.length > 0) chosen.set(key, slugs);
	}
	return { ...filters, chosen };
}

function openFromText(text: string | null): 'now' | VisitTime | undefined {
	if (text === 'now') return text;
	const [, date, time] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text ?? '') ?? [];
	if (date === undefined || time === undefined || !exists(dateFromIso(date))) return undefined;
	const minute = readTime(time);
	return minute === undefined || minute >= 1440 ? undefined : { date, time };
}
