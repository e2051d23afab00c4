import type { Messages } from '../messages/messages.ts';
import type { Fact, FactGroup, FactKey } from '../places/access-facts.ts';

/** Short answers to what a visitor asks first, each honest where nothing is stated. */
export interface AtAGlance {
	cost: string;
	/** Whether the whole price stands further down. */
	hasLongPrice: boolean;
	where: string;
	/** What is stated of step-free access and prams; empty where neither is. */
	access: readonly Fact[];
}

/** More than this does not fit a cell of the strip. */
const longestPrice = 70;
const accessKeys: readonly FactKey[] = [
	'wheelchairAccessible',
	'stepFreeAccess',
	'pushchairFriendly',
];

export function atAGlance(
	place: {
		isFree?: boolean | undefined;
		price: readonly string[];
		whereabouts?: string | undefined;
		/** What it is in, told where its town is not stated. */
		area?: string | undefined;
		factGroups: readonly FactGroup[];
	},
	words: Messages['pages'],
): AtAGlance {
	const [price, ...furtherPrices] = place.price;
	const hasLongPrice =
		price !== undefined && (furtherPrices.length > 0 || price.length > longestPrice);
	return {
		cost: costOf(place.isFree, hasLongPrice ? words.seePrice : price, words),
		hasLongPrice,
		where: place.whereabouts ?? place.area ?? words.notStated,
		access: place.factGroups
			.flatMap(({ facts }) => facts)
			.filter(({ key, state }) => accessKeys.includes(key) && state !== 'not-stated'),
	};
}

function costOf(
	isFree: boolean | undefined,
	price: string | undefined,
	words: Messages['pages'],
): string {
	if (price !== undefined) return price;
	if (isFree === undefined) return words.notStated;
	return isFree ? words.free : words.notFree;
}
