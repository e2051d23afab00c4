import { displayImages } from '../../domain/images/display-images.ts';
import type { ImageRecord } from '../../records/image.ts';
import { isShortText, longestOf } from '../../domain/places/short-text.ts';
import { isZeroPrice } from '../../domain/places/price-range.ts';
import {
	isFreeWithPrice,
	isNotFreeWithoutPrice,
	statesPrice,
} from '../../domain/places/stated-price.ts';
import { isPlaceholder } from '../../i18n/lexicons/placeholders.ts';
import type { RecordFinding } from './finding.ts';

/**
 * Reports a record that says that it is free of charge, or is not, and of its price the opposite;
 * and prices in which an amount is missing.
 *
 * @param isOfEntry Whether the price is for coming in; else it does not contradict what is free.
 */
export function priceFindings(
	isFree: boolean | undefined,
	priceRange: string | undefined,
	isOfEntry = true,
): RecordFinding[] {
	if (isOfEntry && isFreeWithPrice(isFree, priceRange)) {
		return [{ rule: 'free-with-price', detail: priceRange }];
	}
	if (isOfEntry && isNotFreeWithoutPrice(isFree, priceRange)) {
		return [{ rule: 'not-free-without-price', detail: priceRange }];
	}
	const lacksAmount = isZeroPrice(priceRange)
		? isFree !== true
		: priceRange !== undefined && !statesPrice(priceRange);
	return lacksAmount && !(isOfEntry && isFree === true)
		? [{ rule: 'price-without-amount', detail: priceRange }]
		: [];
}

/**
 * Returns findings on the names of a record.
 * @param names The name of a record, and its other one.
 */
export function nameFindings(...names: readonly (string | undefined)[]): RecordFinding[] {
	return names.flatMap((name) =>
		name !== undefined && isPlaceholder(name) ? [{ rule: 'name-placeholder', detail: name }] : [],
	);
}

/** Reports records without any image, and images without credit, owner or licence. */
export function imageFindings(images: readonly ImageRecord[] | undefined): RecordFinding[] {
	if (images === undefined || images.length === 0) return [{ rule: 'image-missing' }];
	const unknown = displayImages(images).filter(
		({ alsoCredited, credit, holder, licence }) =>
			(credit ?? holder ?? alsoCredited ?? licence) === undefined,
	);
	return unknown.map(({ url }) => ({ rule: 'image-rights-unknown', detail: url }));
}

/**
 * Returns findings on the descriptions of a record.
 * @param texts The descriptions of one record: the longest counts.
 */
export function descriptionFindings(texts: readonly (string | undefined)[]): RecordFinding[] {
	const longest = longestOf(texts);
	if (longest === '') return [{ rule: 'description-missing' }];
	return isShortText(longest) ? [{ rule: 'description-short', detail: longest }] : [];
}
