import type { Messages } from '../messages/messages.ts';
import type { Fact, FactGroup, FactKey } from '../places/access-facts.ts';

/** Short answers to what a visitor asks first, each honest where nothing is stated. */
export interface AtAGlance {
	cost: Answer;
	/** Whether the whole price stands further down. */
	hasLongPrice: boolean;
	where: Answer;
	/** What is stated of step-free access and prams; empty where neither is. */
	access: readonly Fact[];
}

/** In words of the service, or of the interface. */
export interface Answer {
	text: string;
	isContent: boolean;
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
	const where = place.whereabouts ?? place.area;
	return {
		cost:
			price !== undefined && !hasLongPrice
				? { text: price, isContent: true }
				: {
						text: hasLongPrice ? words.seePrice : costInWords(place.isFree, words),
						isContent: false,
					},
		hasLongPrice,
		where: { text: where ?? words.notStated, isContent: where !== undefined },
		access: place.factGroups
			.flatMap(({ facts }) => facts)
			.filter(({ key, state }) => accessKeys.includes(key) && state !== 'not-stated'),
	};
}

function costInWords(isFree: boolean | undefined, words: Messages['pages']): string {
	if (isFree === undefined) return words.notStated;
	return isFree ? words.free : words.notFree;
}
