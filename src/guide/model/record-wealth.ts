import { isInReferenceWork } from '../../domain/places/sources.ts';
import { statedPrice } from '../../domain/places/stated-price.ts';
import type { PlaceRecord } from '../../records/place.ts';

/** Maximum number of images that count: more say no more of a place. */
const maxImagesCounted = 8;
/**
 * Weight of an encyclopaedia's article, as much as a text of a paragraph: somebody else found it
 * worth describing.
 */
const worthOfReference = 8;

/**
 * Counts how much the record of a place states: its photographs, the length of its texts (twice as
 * long is one more), hours, price, access and contact, and whether an encyclopaedia has it.
 *
 * A small number, as pages of places nearby are rendered anew when it changes.
 */
export function recordWealth(record: PlaceRecord): number {
	const { access, contact, description, editorial, pricing } = record;
	const images = new Set(record.images?.map(({ url }) => url));
	const texts = [description, editorial?.description, editorial?.curator_note];
	const length = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
	const stated = [
		record.opening_hours?.length,
		statedPrice(pricing?.price_range, access?.is_free) !== undefined,
		access?.is_free !== undefined,
		Object.values(access?.accessibility ?? {}).some((fact) => fact !== undefined),
		access?.languages_spoken?.length,
		contact?.phone,
		contact?.website,
	];
	return (
		Math.min(images.size, maxImagesCounted) +
		Math.round(Math.log2(1 + length)) +
		stated.filter(Boolean).length +
		(isInReferenceWork(record.provenance) ? worthOfReference : 0)
	);
}
