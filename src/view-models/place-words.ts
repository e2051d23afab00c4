import { categoryLevels } from '../places/category.ts';
import { textAfterName } from '../guide/text-after-name.ts';
import type { PlaceRecord } from '../schemas/place.ts';
import { pageDescription } from './page-description.ts';

/** The kind of place, where it says more than the categories do: “Museum” beside “Museums” does not. */
export function otherKind(record: PlaceRecord): string | undefined {
	const kind = (record.type ?? '').toLowerCase();
	const levels = categoryLevels(record);
	const isTold = levels.length === 0 || levels.some((level) => level.toLowerCase().includes(kind));
	return isTold ? undefined : record.type;
}

/**
 * What search engines and link previews show: the short description of the editors, else the long one; name, kind and town as of
 * `pageDescription`.
 */
export function placeDescription(
	record: PlaceRecord,
	whereabouts: string | undefined,
	sharedTitle: string | undefined,
): string {
	return pageDescription(
		textAfterName(record.editorial?.description ?? record.description, record.name),
		[record.name, categoryLevels(record).at(-1) ?? record.type, whereabouts],
		sharedTitle,
	);
}
