import type { PlaceRecord } from '../../records/place.ts';
import { humanizeType } from '../facets/humanize-type.ts';
import { isPlaceholder } from '../../i18n/lexicons/placeholders.ts';
import type { DroppedField } from '../../records/read-record.ts';

type Categorised = Pick<PlaceRecord, 'category' | 'category_path'>;

/**
 * Maximum number of levels of a category: more than any guide has, and few enough for their names
 * to be folders within each other, as most systems allow a path 4096 bytes.
 */
const maxLevels = 8;

/**
 * Returns the levels of a place's category, outermost first; none where no category is stated.
 *
 * The path is split at its ` > ` (service document, section 2.3); a level that repeats the one
 * above it is left out, and so are those beyond `maxLevels`. Names of classes are words, as far as
 * the name alone says: all that are in a category are listed together.
 */
export function categoryLevels(record: Categorised): string[] {
	return statedLevels(record)
		.slice(0, maxLevels)
		.map((level) => humanizeType(level));
}

/**
 * Returns the kind of place in the service's words, run together or not: “PointOfView” is “Point of
 * view”.
 */
export function kindOfPlace({
	schema_type: schemaType,
	type,
}: Pick<PlaceRecord, 'schema_type' | 'type'>): string | undefined {
	return humanizeType(type, schemaType);
}

/** Returns what an editor should mend in a place's category. */
export function categoryProblems(record: Categorised): DroppedField[] {
	return statedLevels(record).length > maxLevels
		? [
				{
					path: 'category_path',
					reason: `more than ${maxLevels} levels, of which the first are shown`,
				},
			]
		: [];
}

function statedLevels(record: Categorised): string[] {
	const levels = (record.category_path ?? '')
		.split(/(?:^|\s)>(?=\s|$)/)
		.map((level) => level.trim())
		.filter((level) => !isPlaceholder(level));
	const unique = levels.filter((level, index) => level !== levels[index - 1]);
	if (unique.length > 0) return unique;
	const category = record.category?.trim() ?? '';
	return category === '' ? [] : [category];
}
