import { saysFreeOnly } from './free-only.ts';
import { namesPrice } from './named-prices.ts';
import { partsOfPrice } from './price-parts.ts';

/**
 * The parts of the price of what is not free that say no more than “free” or 0, beside an amount.
 *
 * Our reading: some pay nothing, or on some days. For whom or when is not stated.
 *
 * @param isFree Whether there is nothing to pay; absent where that is not stated.
 */
export function partsFreeForSome(
	parts: readonly string[],
	isFree: boolean | undefined,
): ReadonlySet<string> {
	return new Set(isFree === false && parts.some(namesPrice) ? parts.filter(saysFreeOnly) : []);
}

/** A stated price without them. */
export function withoutFreeForSome(stated: string, isFree: boolean | undefined): string {
	const parts = partsOfPrice(stated);
	const freeForSome = partsFreeForSome(parts, isFree);
	if (freeForSome.size === 0) return stated;
	return parts.filter((part) => !freeForSome.has(part)).join('; ');
}
