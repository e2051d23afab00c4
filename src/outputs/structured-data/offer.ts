import type { OfferLeaf, PriceSpecificationLeaf } from 'schema-dts';
import { type Prices, readPrices } from '../../domain/places/price-range.ts';
import { isFreeWithPrice, isNotFreeWithoutPrice } from '../../domain/places/stated-price.ts';
import type { EventDetails } from '../../records/event.ts';
import { node, nodeUnlessEmpty } from './json-ld.ts';
import { webUrl } from './web-url.ts';

export interface EventOffer {
	/** Whether access is free; absent where the source does not say, or contradicts itself. */
	isAccessibleForFree?: boolean | undefined;
	offer?: OfferLeaf | undefined;
}

/**
 * Returns what an event costs and where its tickets are.
 *
 * "Free" and any number but 0 in a text that calls nothing free contradict each other, as do "not
 * free" and a price that is 0 or a word for free: neither is then stated. A price of 0 is stated
 * only by "free": else nothing was filled in.
 *
 * @param currency ISO 4217 code of a price of 0.
 * @param isSoldOut Whether the status of the occurrence says so; nothing else says anything about
 *   availability.
 */
export function eventOffer(
	details: EventDetails | undefined,
	currency: string,
	isSoldOut: boolean,
): EventOffer {
	const { is_free: isFree, price_range: priceRange, ticket_url: ticketUrl } = details ?? {};
	const stated = readPrices(priceRange);
	const isContradictory =
		isFreeWithPrice(isFree, priceRange) ||
		isNotFreeWithoutPrice(isFree, priceRange) ||
		(isFree === false && stated !== undefined && (stated.highest ?? stated.lowest) === 0);
	const isUnfilled = stated?.lowest === 0 && stated.highest === undefined;
	const paid = isUnfilled ? undefined : stated;
	const prices = isFree === true ? { lowest: 0, currency } : paid;
	return {
		isAccessibleForFree: isContradictory ? undefined : isFree,
		offer: nodeUnlessEmpty<OfferLeaf>({
			'@type': 'Offer',
			...(!isContradictory && priceMembers(prices)),
			url: webUrl(ticketUrl),
			availability: isSoldOut ? 'https://schema.org/SoldOut' : undefined,
		}),
	};
}

/**
 * Returns the members that state prices. Google reads the lowest price; the span is said beside
 * it.
 */
function priceMembers(prices: Prices | undefined) {
	if (!prices) return {};
	const { lowest, highest, currency } = prices;
	return {
		price: lowest,
		priceCurrency: currency,
		priceSpecification:
			highest === undefined
				? undefined
				: node<PriceSpecificationLeaf>({
						'@type': 'PriceSpecification',
						minPrice: lowest,
						maxPrice: highest,
						priceCurrency: currency,
					}),
	};
}
