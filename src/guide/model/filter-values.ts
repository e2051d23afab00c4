import { isCode } from '../../domain/facets/code.ts';
import { humanizeType } from '../../domain/facets/humanize-type.ts';
import { joinedValues, type JoinedValue } from '../../domain/facets/joined-values.ts';
import type { Terms } from '../../domain/facets/terms.ts';
import { type Fields, type FieldSettings, fieldSettings } from '../../domain/places/fields.ts';
import { type NamedRecord, valuesAt } from '../../domain/places/other-names.ts';
import { nameOrder } from '../../i18n/locale/name-order.ts';
import type { GuideContent } from './build-guide.ts';
import type { GuidePlace } from './guide-records.ts';

interface FilteringSite {
	fields: Fields;
	locale: string;
	terms: Terms;
}

/**
 * Maximum number of characters of a value: longer ones tell places apart, and are none that several
 * have in common.
 */
const maxValueLength = 60;

/**
 * Returns content with the values of its places that the guide filters by.
 *
 * @param placeRecords Returns the records of the places, as JSON: they are read only where the
 *   guide filters by something.
 */
export function withFilterValues(
	content: GuideContent,
	placeRecords: () => Iterable<string>,
	site: FilteringSite,
): GuideContent {
	const settings = fieldSettings(site);
	if (settings.filters.length === 0) return content;
	const byId = new Map<string, Record<string, readonly string[]>>();
	for (const json of placeRecords()) {
		// The sync of this version parsed the record by its schema before it wrote it.
		const record = JSON.parse(json) as NamedRecord & { id: string };
		const values = filterValues(record, settings);
		if (Object.keys(values).length > 0) byId.set(record.id, values);
	}
	return {
		...content,
		places: content.places.map((place) => ({ ...place, filterValues: byId.get(place.id) })),
	};
}

/**
 * Returns what places are filtered by: each key of `fields` that is a filter, with its label and
 * the values that listed places have, by name.
 */
export function fieldFilters(
	places: readonly GuidePlace[],
	site: FilteringSite,
): { key: string; label: string; values: JoinedValue<GuidePlace>[] }[] {
	const compare = nameOrder(site.locale);
	return fieldSettings(site).filters.map(({ key, label }) => ({
		key,
		label,
		values: joinedValues(places, ({ filterValues: values }) =>
			(values?.[key] ?? []).map((value) => [value]),
		).sort((one, other) => compare(one.name, other.name)),
	}));
}

/**
 * Returns the values of a record by key. One that is stated to be so has the label of its key;
 * codes without a label are no values.
 */
function filterValues(
	{ attributes, metadata }: NamedRecord,
	{ filters, labelOf }: FieldSettings,
): Record<string, readonly string[]> {
	const stated = filters.flatMap(({ key, label }) => {
		const values = [attributes, metadata]
			.flatMap((source) => valuesAt(source, key.split('.')))
			.flatMap((value) => {
				if (typeof value === 'boolean') {
					return labelOf(key, String(value)) ?? (value ? label : []);
				}
				if (typeof value !== 'string' && typeof value !== 'number') return [];
				const text = String(value).replace(/\s+/g, ' ').trim();
				const isValue =
					text.length <= maxValueLength && (typeof value === 'number' || !isCode(text));
				return labelOf(key, text) ?? (isValue ? humanizeType(text) : []);
			});
		return values.length > 0 ? [[key, [...new Set(values)]] as const] : [];
	});
	return Object.fromEntries(stated);
}
