import { oneLine } from '../../../guide/model/one-line.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import { cutAtSpace } from '../../../domain/places/attribute-labels.ts';
import {
	type Fact,
	type FactGroup,
	type FactKey,
	isFactStated,
} from '../../../domain/places/fact.ts';
import { statesPrice } from '../../../domain/places/stated-price.ts';
import { listedPrices } from '../text/price-paragraphs.ts';
import { mentionsHours, type PlaceHours } from './place-hours.ts';

/** Holds short answers to what a visitor asks first; `partsNotStated` names what has none. */
export interface AtAGlance {
	cost?: GlanceText | undefined;
	/** Whether the cost is a link to what is said of it further down. */
	leadsToPrice: boolean;
	where?: GlanceText | undefined;
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

/** Holds an answer in words of the service, or of the interface. */
export interface GlanceText {
	text: string;
	isContent: boolean;
	isTerm?: boolean | undefined;
}

/** Maximum number of characters of a price or a note: more does not fit a cell of the strip. */
const maxPriceLength = 70;
const maxNoteLength = 70;
const accessKeys: readonly FactKey[] = [
	'wheelchairAccessible',
	'stepFreeAccess',
	'pushchairFriendly',
];

/** Holds what states the price of a place. */
interface Priced {
	isFree?: boolean | undefined;
	price: readonly string[];
}

export function atAGlance(
	place: Priced & {
		whereabouts?: string | undefined;
		/** Area that it is in, shown where its town is not stated. */
		area?: string | undefined;
		factGroups: readonly FactGroup[];
	},
	words: Messages['pages'],
): AtAGlance {
	// A town stands below the name already.
	const where = place.whereabouts === undefined ? place.area : undefined;
	return {
		...statedCost(place, words),
		where: where === undefined ? undefined : { text: where, isContent: true },
		access: statedAccess(place.factGroups),
		accessNote: accessNote(place.factGroups),
	};
}

/** Returns whether the strip answers more than where a place is, as its heading says. */
export function statesMoreThanPlace(
	{ access, accessNote, cost }: AtAGlance,
	hours: PlaceHours,
): boolean {
	return (
		mentionsHours(hours) || cost !== undefined || accessNote !== undefined || access.length > 0
	);
}

/** Returns whether the strip says all that is stated of a price, so that no section need do so. */
export function saysWholePrice(price: Priced, words: Messages['pages']): boolean {
	const { cost, leadsToPrice } = statedCost(price, words);
	const isFreeBesides = price.isFree === true && price.price.length > 0;
	const isListed = price.price.some((paragraph) => listedPrices(paragraph).length > 0);
	return cost !== undefined && !leadsToPrice && !isFreeBesides && !isListed;
}

/** Returns the groups of facts without what the strip says; one of which nothing is left goes. */
export function factsBesides(groups: readonly FactGroup[], glance: AtAGlance): FactGroup[] {
	return groups.flatMap((group) => {
		const facts = group.facts.filter((fact) => !glance.access.includes(fact));
		const isNoteSaid = group.key === 'accessibility' && glance.accessNote?.isCut === false;
		const notes = isNoteSaid ? undefined : group.notes;
		const isLeft = facts.some(isFactStated) || group.values.length > 0 || notes !== undefined;
		return isLeft ? [{ ...group, facts, notes }] : [];
	});
}

/** Returns what is stated of step-free access and prams, with yes or no. */
export function statedAccess(groups: readonly FactGroup[]): Fact[] {
	return groups
		.flatMap(({ facts }) => facts)
		.filter((fact) => accessKeys.includes(fact.key) && isFactStated(fact));
}

/** Returns what is said of accessibility in words, as far as it fits a cell of the strip. */
export function accessNote(groups: readonly FactGroup[]): AccessNote | undefined {
	const group = groups.find(({ key }) => key === 'accessibility');
	const whole = oneLine(group?.notes);
	if (!group || whole === undefined) return undefined;
	const text = cutAtSpace(whole, maxNoteLength);
	return { label: group.title, text, isCut: text !== whole };
}

function statedCost(
	{ isFree, price }: Priced,
	words: Messages['pages'],
): Pick<AtAGlance, 'cost' | 'leadsToPrice'> {
	const [text, ...others] = price;
	if (text === undefined) {
		if (isFree === undefined) return { leadsToPrice: false };
		const cost = { text: isFree ? words.free : words.notFree, isContent: false };
		return { cost, leadsToPrice: false };
	}
	const isPrice = statesPrice(text);
	if (isPrice && others.length === 0 && text.length <= maxPriceLength) {
		return { cost: { text, isContent: true, isTerm: true }, leadsToPrice: false };
	}
	const inWords = isPrice ? words.seePrice : words.amountNotStated;
	return {
		cost: { text: isFree === true ? words.free : inWords, isContent: false },
		leadsToPrice: true,
	};
}
