import { categoryLevels, kindOfPlace } from '../../../domain/places/category.ts';
import { textForTeaser } from '../../../guide/model/text-for-teaser.ts';
import type { PlaceRecord } from '../../../records/place.ts';
import { pageDescription } from '../site/page-description.ts';

/**
 * Returns the kind of place, where it says more than the categories do: “Museum” beside “Museums”
 * does not.
 */
export function otherKind(record: PlaceRecord): string | undefined {
	const kind = kindOfPlace(record);
	const levels = categoryLevels(record);
	const isInCategories =
		levels.length === 0 ||
		levels.some((level) => level.toLowerCase().includes((kind ?? '').toLowerCase()));
	return isInCategories ? undefined : kind;
}

/**
 * Returns what search engines and link previews show: the text of `textForTeaser`; name, kind and
 * town as of `pageDescription`.
 */
export function placeDescription(
	record: PlaceRecord,
	kind: string | undefined,
	whereabouts: string | undefined,
	sharedTitle: string | undefined,
): string {
	return pageDescription(textForTeaser(record), [record.name, kind, whereabouts], sharedTitle);
}
