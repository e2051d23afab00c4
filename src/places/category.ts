import type { PlaceRecord } from '../schemas/place.ts';

/**
 * The levels of a place's category, outermost first; none where no category is stated.
 *
 * The path is split at its ` > ` (service document, section 2.3); a level that repeats the one above it is left out.
 */
export function categoryLevels(record: Pick<PlaceRecord, 'category' | 'category_path'>): string[] {
	const levels = (record.category_path ?? '')
		.split(/(?:^|\s)>(?=\s|$)/)
		.map((level) => level.trim())
		.filter((level) => level !== '');
	const unique = levels.filter((level, index) => level !== levels[index - 1]);
	if (unique.length > 0) return unique;
	const category = record.category?.trim() ?? '';
	return category === '' ? [] : [category];
}
