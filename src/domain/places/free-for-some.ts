import { saysFreeOnly } from './free-only.ts';
import { namesPrice } from './named-prices.ts';
import { partsOfPrice } from './price-parts.ts';
import { isBareRateName } from './rate-names.ts';

/**
 * The parts of a price that say no more than “free” or 0, beside an amount of what is not free, or
 * beside the name of a rate that has no amount.
 *
 * Our reading: some pay nothing, or on some days. For whom or when is not stated.
 *
 * @param isFree Whether there is nothing to pay; absent where that is not stated.
 */
export function partsFreeForSome(
	parts: readonly string[],
	isFree: boolean | undefined,
): ReadonlySet<string> {
	const isPaid = (isFree === false && parts.some(namesPrice)) || parts.some(isBareRateName);
	return new Set(isPaid ? parts.filter(saysFreeOnly) : []);
}

/** A stated price without them. */
export function withoutFreeForSome(stated: string, isFree: boolean | undefined): string {
	const parts = partsOfPrice(stated);
	const freeForSome = partsFreeForSome(parts, isFree);
	if (freeForSome.size === 0) return stated;
	return parts.filter((part) => !freeForSome.has(part)).join('; ');
}
