import { saysFreeOnly } from './free-only.ts';
import { isBarePrice, namesPrice, namesSpanFromZero, namesZeroPrice } from './named-prices.ts';
import { partsOfPrice } from './price-parts.ts';
import { isBareRateName } from './rate-names.ts';

/**
 * Ways in. Beside anything else “libre” and its like may mean without a guide, outdoors or as one
 * chooses.
 */
const entry = {
	de: 'eintritt|einlass|zutritt|zugang',
	nl: 'entree|toegang|inkom',
	romance: String.raw`entr[eé]es?|acc[eè]s|admission|entradas?|acceso|ingresos?|admisi[oó]n|acesso|ingressos?|admiss[aã]o|accesso|entrata`,
};
const is = String.raw`(?:\s(?:est|es|sont|è|é))?`;
const libre = 'libres?|liber[oa]|livres?';

/**
 * Lists by language the words that say that something is free: as whole words, without what is tied
 * to them by a hyphen (“gluten-free”).
 */
const wordsForFree = {
	de: String.raw`frei|freie[rnms]?\s(?:${entry.de})|gratis|kostenlos(?:e[rnms]?)?|kostenfrei(?:e[rnms]?)?|umsonst`,
	en: 'free',
	es: String.raw`gratis|gratuit\p{L}*`,
	fr: String.raw`gratis|gratuit\p{L}*`,
	hu: 'ingyenes',
	it: String.raw`gratis|gratuit\p{L}*`,
	nl: String.raw`gratis|kosteloos|vrij|vrije\s(?:${entry.nl})`,
	pt: String.raw`gr[aá]tis|gratuit\p{L}*`,
	romance: String.raw`(?:${entry.romance})${is}\s(?:${libre})|(?:${libre})\s(?:${entry.romance})`,
};
const wordForFree = new RegExp(
	String.raw`(?<![\p{L}‐‑-])(?:${Object.values(wordsForFree).join('|')})(?![\p{L}‐‑-])|無料`,
	'iu',
);

/**
 * Whether a record says that it is free of charge and names a price, be it without a currency, and
 * not that anything is free; or, be anything free, a span of prices from 0, or a rate without an
 * amount beside “Free”: not everybody is free then.
 */
export function isFreeWithPrice(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean {
	if (isFree !== true) return false;
	const isPriced = namesPrice(priceRange) || isBarePrice(priceRange);
	return (
		(isPriced && !namesAnythingFree(priceRange)) ||
		namesSpanFromZero(priceRange) ||
		namesRateBesideFree(priceRange)
	);
}

/**
 * Whether a record says that it is not free of charge, and of its price no more than that there is
 * nothing to pay.
 */
export function isNotFreeWithoutPrice(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean {
	return isFree === false && saysFreeOnly(priceRange);
}

/**
 * Whether there is nothing to pay, as its record says; `undefined` where that is not stated.
 *
 * Our reading: “free” beside a price is not believed, nor beside a span from 0 or the name of a
 * rate, although “Free” stands there too; nor is “not free” beside a price that is wholly 0 or a
 * word for free. The price stands.
 */
export function freeOfCharge(
	isFree: boolean | undefined,
	priceRange: string | undefined,
): boolean | undefined {
	const isContradictory =
		isFreeWithPrice(isFree, priceRange) || isNotFreeWithoutPrice(isFree, priceRange);
	return isContradictory ? undefined : isFree;
}

/**
 * Whether a price says that anything is free: an amount beside it may be for something else, such
 * as a guided tour.
 */
export function namesAnythingFree(priceRange = ''): boolean {
	return saysAnythingIsFree(priceRange) || namesZeroPrice(priceRange);
}

/**
 * Whether a price range says in words that anything is free: a price of 0 may be one that was not
 * filled in.
 */
export function saysAnythingIsFree(priceRange = ''): boolean {
	return wordForFree.test(priceRange);
}

function namesRateBesideFree(priceRange: string | undefined): boolean {
	const parts = partsOfPrice(priceRange);
	return parts.some(isBareRateName) && parts.some(saysFreeOnly);
}
