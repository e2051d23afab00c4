import type { GuidePlace } from '../../../guide/model/guide-records.ts';

const shownFields = [
	'addressSlug',
	'categories',
	'city',
	'coordinates',
	'credit',
	'id',
	'image',
	'isDraft',
	'kind',
	'name',
	'neighbourhood',
	'openingHours',
	'schemaType',
	'street',
	'validFrom',
	'validThrough',
] as const satisfies readonly (keyof GuidePlace)[];

/** Holds all that cards and other pages show of a place. */
export type ShownPlace = Pick<GuidePlace, (typeof shownFields)[number]>;

const shownParts = new WeakMap<ShownPlace, ShownPlace>();

/**
 * Returns what cards and other pages show of a place, without all else: pages around it stay the
 * same while the rest changes. A place always gives the same object.
 */
export function shownOf(place: ShownPlace): ShownPlace {
	const known = shownParts.get(place);
	if (known) return known;
	// In the order of the fields, whatever that of the place is.
	const shown = Object.fromEntries(shownFields.map((field) => [field, place[field]]));
	// By the names of its fields.
	const typed = shown as unknown as ShownPlace;
	shownParts.set(place, typed);
	return typed;
}
