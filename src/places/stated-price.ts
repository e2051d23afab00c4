import { namesAnythingFree } from './free-of-charge.ts';
import { namesPrice } from './named-prices.ts';
import { outsideParentheses, partsOfPrice } from './price-parts.ts';
import { isBareRateName } from './rate-names.ts';

/**
 * A price without names of rates that have no amount; `undefined` where nothing else is left.
 *
 * They stay beside what is free alone: without them it would say that nobody pays.
 */
export function statedPrice(priceRange: string | undefined): string | undefined {
	const parts = partsOfPrice(priceRange);
	const telling = parts.filter((part) => !isBareRateName(part));
	if (telling.length === parts.length) return priceRange;
	const rest = telling.join('; ');
	if (namesAnythingFree(rest) && !namesPrice(rest)) return priceRange;
	return rest === '' ? undefined : rest;
}

/**
 * Whether a stated price answers what there is to pay, in whatever words: “€€”, “Moderate”, “on request”. Notes in parentheses do
 * not where they name no money and nothing free, as the price that they are about is missing: “(visite guidée)”.
 */
export function tellsPrice(stated: string | undefined): stated is string {
	if (stated === undefined) return false;
	return (
		/[\p{L}\p{N}\p{Sc}]/u.test(outsideParentheses(stated)) ||
		/\p{Sc}/u.test(stated) ||
		namesPrice(stated) ||
		namesAnythingFree(stated)
	);
}

/** Whether an amount is missing in a price: beside the name of a rate, or before what is said of it. */
export function lacksAmount(priceRange: string | undefined): boolean {
	return (
		priceRange !== undefined &&
		(partsOfPrice(priceRange).some(isBareRateName) || !tellsPrice(priceRange))
	);
}
