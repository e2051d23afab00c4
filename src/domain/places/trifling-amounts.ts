import { amountsIn, valueOfAmount } from './named-prices.ts';
import { partsOfPrice } from './price-parts.ts';

/** An amount above 0 and below 2 in no words, with its currency before or after it: “0.80 EUR”. */
const smallAmount =
	/^(?:(?<before>\p{Sc}|\p{Lu}{3})\s*)?(?<digits>(?=[\d.,]*[1-9])[01](?:[.,]\d{1,2})?)\s*(?<after>\p{Sc}|\p{Lu}{3})?$/u;
/** How much larger another amount is than one that nobody stays overnight for. */
const timesLarger = 20;

/**
 * A stated price of lodging without amounts below 2 that nothing is said of, beside one in the same
 * currency at least 20 times as large: “88 EUR; 73 EUR” for “88 EUR; 0.80 EUR; 73 EUR”.
 *
 * Our reading: they are not what a night costs. What they are for is not known.
 */
export function withoutTriflingAmounts(stated: string): string {
	const parts = partsOfPrice(stated);
	const fromLargest = parts
		.filter((part) => !smallAmount.test(part))
		.map((part) => ({ part, largest: largestIn(part) }))
		.toSorted((a, b) => b.largest - a.largest);
	const kept = parts.filter((part) => {
		const { before, digits, after } = smallAmount.exec(part)?.groups ?? {};
		const currency = before ?? after;
		if (digits === undefined || currency === undefined) return true;
		const inSameCurrency = fromLargest.find((other) => other.part.includes(currency));
		return (inSameCurrency?.largest ?? 0) < timesLarger * valueOfAmount(digits);
	});
	return kept.length === parts.length ? stated : kept.join('; ');
}

function largestIn(part: string): number {
	return Math.max(
		...amountsIn(part).flatMap((named) => named.split(/[-–—]/).map(valueOfAmount)),
		0,
	);
}
