import { namesAnythingFree, saysAnythingIsFree } from './free-of-charge.ts';
import { partsFreeForSome } from './free-for-some.ts';
import { saysFreeOnly } from './free-only.ts';
import { isZeroPrice, namesPrice, namesZeroPrice, withRisingSpans } from './named-prices.ts';
import { notesIn, saysAnythingOutside, withoutDoubledParentheses } from './parentheses.ts';
import { saysPayWhatYouWant } from './pay-what-you-want.ts';
import { partsOfPrice } from './price-parts.ts';
import {
	isBareFullRate,
	isBareGroup,
	isBareRateName,
	isBareReduction,
	isOfPartialRate,
} from './rate-names.ts';

/** Holds what is known of a thing beside its price. */
export interface PricedThing {
	/** As its record says it. */
	isFree?: boolean | undefined;
	/** Whether one pays for staying there overnight. */
	isLodging?: boolean | undefined;
}

/**
 * A price without rates that have no amount, nor doubled parentheses, its spans with the lower end
 * first; `undefined` where nothing else is left.
 *
 * What tells no amount would be read onto the one that follows: beside amounts, groups of people
 * without one are left out, and notes in parentheses come last, in their order, but for those that
 * a price has already; of what is not free a mere “Free” or 0 follows the amounts. All stay where
 * they are beside what is free alone: it would say that nobody pays. So does the name of a full
 * rate beside amounts for some alone, after them: others pay too. Reductions without an amount go
 * where the full rate is itself free. A 0 that was not filled in is none.
 */
export function statedPrice(
	priceRange: string | undefined,
	thing: PricedThing = {},
): string | undefined {
	if (isUnfilledPrice(priceRange, thing)) return undefined;
	const price = priceRange && withRisingSpans(withoutDoubledParentheses(priceRange));
	const parts = partsOfPrice(price);
	const named = parts.filter((part) => !isBareRateName(part));
	const tellingAsGiven = named.filter((part) => tellsPrice(part));
	const freeForSome = partsFreeForSome(tellingAsGiven, thing.isFree);
	const telling = [
		...tellingAsGiven.filter((part) => !freeForSome.has(part)),
		...tellingAsGiven.filter((part) => freeForSome.has(part)),
	];
	const fullRates = isForSomeAlone(telling) ? parts.filter(isBareFullRate) : [];
	const told = new Set([...telling, ...telling.flatMap(notesIn)].map(inOneCase));
	const notes = named.filter((part) => !told.has(inOneCase(part)) && !isBareGroup(part));
	const stated = telling.length === 0 ? named : [...telling, ...new Set(fullRates), ...notes];
	if (stated.length === parts.length && stated.every((part, index) => part === parts[index])) {
		return price;
	}
	const rest = stated.join('; ');
	if (isFreeAlone(rest)) {
		const unreduced = parts.filter((part) => !isBareReduction(part));
		return named.some(isFreeFullRate) ? unreduced.join('; ') : price;
	}
	return rest === '' ? undefined : rest;
}

/**
 * Returns what a stated price tells is to be paid, without notes; what is free alone keeps them, as
 * they may say for whom, and a price with a rate that has no amount, as it is not told at all.
 */
export function priceWithoutNotes(stated: string): string {
	const parts = partsOfPrice(stated);
	if (parts.some(isBareRateName) || isFreeAlone(stated)) return stated;
	const telling = parts.filter((part) => tellsPrice(part));
	return telling.length === parts.length ? stated : telling.join('; ');
}

/**
 * Whether a stated price answers what there is to pay, in whatever words: “€€”, “Moderate”, “on
 * request”. Where names of rates are left in it, it does not, as nobody knows what these pay; nor
 * do notes in parentheses that name no money and nothing free, as the price that they are about is
 * missing: “(visite guidée)”. One that leaves the price to who pays it is an answer: “(don libre)”.
 */
export function tellsPrice(stated: string | undefined): stated is string {
	if (stated === undefined) return false;
	const parts = partsOfPrice(stated);
	if (parts.some(isBareRateName)) return false;
	return (
		saysAnythingOutside(stated) ||
		/\p{Sc}/u.test(stated) ||
		namesPrice(stated) ||
		namesAnythingFree(stated) ||
		parts.some(saysPayWhatYouWant)
	);
}

/** Whether a stated price has nothing but notes of a price that is missing. */
export function hasNotesAlone(stated: string): boolean {
	const parts = partsOfPrice(stated);
	return parts.length > 0 && !parts.some((part) => isBareRateName(part) || tellsPrice(part));
}

/**
 * Whether an amount is missing in a price: beside the name of a rate or a group of people, before
 * what is said of it alone, or where a 0 was not filled in.
 */
export function lacksAmount(priceRange: string | undefined, thing: PricedThing = {}): boolean {
	return (
		priceRange !== undefined &&
		(!tellsPrice(priceRange) ||
			partsOfPrice(priceRange).some(isGroupNote) ||
			isUnfilledPrice(priceRange, thing))
	);
}

/**
 * Whether a price is 0 alone or, for lodging, names no more than 0, and neither it nor the record
 * calls anything free.
 *
 * Our reading: nothing was filled in. Beside another number, be it an age, the 0 may be true of
 * somebody.
 */
function isUnfilledPrice(priceRange: string | undefined, { isFree, isLodging }: PricedThing) {
	if (isFree === true) return false;
	if (isZeroPrice(priceRange)) return true;
	return (
		isLodging === true &&
		namesZeroPrice(priceRange) &&
		!/[1-9]/.test(priceRange ?? '') &&
		!saysAnythingIsFree(priceRange)
	);
}

function inOneCase(text: string): string {
	return text.toLowerCase();
}

/** Outside parentheses a word may be a price, such as “Standard”. */
function isGroupNote(part: string): boolean {
	return isBareGroup(part) && !tellsPrice(part);
}

function isForSomeAlone(telling: readonly string[]): boolean {
	const priced = telling.filter(namesPrice);
	return priced.length > 0 && priced.every(isOfPartialRate);
}

function isFreeFullRate(part: string): boolean {
	const [name = '', ...amount] = part.split(/[:：]/);
	return isBareFullRate(name) && saysFreeOnly(amount.join(':'));
}

function isFreeAlone(price: string): boolean {
	return namesAnythingFree(price) && !namesPrice(price);
}
