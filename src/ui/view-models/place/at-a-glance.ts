import { oneLine } from '../../../guide/model/one-line.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import { cutAtSpace } from '../../../domain/places/attribute-labels.ts';
import type { Fact, FactGroup, FactKey } from '../../../domain/places/fact.ts';
import { tellsPrice } from '../../../domain/places/stated-price.ts';

/** Short answers to what a visitor asks first, each honest where nothing is stated. */
export interface AtAGlance {
	cost: GlanceText;
	/** Whether the cost is a link to what is said of it further down. */
	leadsToPrice: boolean;
	where: GlanceText;
	/** Facts that are stated of step-free access and prams; empty where neither is. */
	access: readonly Fact[];
	accessNote?: AccessNote | undefined;
}

/** Holds what a record says of accessibility in its own words. */
export interface AccessNote {
	/** Name of the group of facts that it belongs to. */
	label: string;
	text: string;
	/** Whether the text is the beginning of a longer one. */
	isCut: boolean;
}

/** In words of the service, or of the interface. */
export interface GlanceText {
	text: string;
	isContent: boolean;
	isTerm?: boolean | undefined;
}

/** More than this does not fit a cell of the strip. */
const longestPrice = 70;
const longestNote = 70;
const accessKeys: readonly FactKey[] = [
	'wheelchairAccessible',
	'stepFreeAccess',
	'pushchairFriendly',
];

export function atAGlance(
	place: {
		isFree?: boolean | undefined;
		price: readonly string[];
		/** Which may tell the price as well. */
		description?: readonly string[] | undefined;
		whereabouts?: string | undefined;
		/** Area that it is in, told where its town is not stated. */
		area?: string | undefined;
		factGroups: readonly FactGroup[];
	},
	words: Messages['pages'],
): AtAGlance {
	const where = place.whereabouts ?? place.area;
	return {
		...costAnswer(place, words),
		where: { text: where ?? words.notStated, isContent: where !== undefined },
		access: statedAccess(place.factGroups),
		accessNote: accessNote(place.factGroups),
	};
}

/** Returns what is stated of step-free access and prams, with yes or no. */
export function statedAccess(groups: readonly FactGroup[]): Fact[] {
	return groups
		.flatMap(({ facts }) => facts)
		.filter(({ key, state }) => accessKeys.includes(key) && state !== 'not-stated');
}

/** Returns what is said of accessibility in words, as far as it fits a cell of the strip. */
export function accessNote(groups: readonly FactGroup[]): AccessNote | undefined {
	const group = groups.find(({ key }) => key === 'accessibility');
	const whole = oneLine(group?.notes);
	if (!group || whole === undefined) return undefined;
	const text = cutAtSpace(whole, longestNote);
	return { label: group.title, text, isCut: text !== whole };
}

function costAnswer(
	{
		description = [],
		isFree,
		price,
	}: {
		description?: readonly string[] | undefined;
		isFree?: boolean | undefined;
		price: readonly string[];
	},
	words: Messages['pages'],
): Pick<AtAGlance, 'cost' | 'leadsToPrice'> {
	const [text, ...others] = price;
	if (text === undefined) {
		const inWords = costInWords(isFree, words, description.length > 0);
		return { cost: { text: inWords, isContent: false }, leadsToPrice: false };
	}
	const isAnswer = tellsPrice(text);
	if (isAnswer && others.length === 0 && text.length <= longestPrice) {
		return { cost: { text, isContent: true, isTerm: true }, leadsToPrice: false };
	}
	const inWords = isAnswer ? words.seePrice : words.amountNotStated;
	return {
		cost: { text: isFree === true ? words.free : inWords, isContent: false },
		leadsToPrice: true,
	};
}

function costInWords(
	isFree: boolean | undefined,
	words: Messages['pages'],
	isDescribed: boolean,
): string {
	if (isFree === undefined) return isDescribed ? words.priceNotStatedApart : words.priceNotStated;
	return isFree ? words.free : words.notFree;
}
