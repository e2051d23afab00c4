import {
	type Facet,
	type FacetFact,
	factFacets,
	factsOfFacets,
} from '../../../domain/facets/facet.ts';
import { valueKey } from '../../../domain/facets/spelling.ts';
import type { FactGroup, FactValue } from '../../../domain/places/fact.ts';
import { maxWords } from '../../../domain/places/word-list.ts';
import type { StatedValueLink } from '../list/browse-links.ts';

/** Holds a text with the path of the list of what says the same, where there is one. */
export interface LinkedText {
	text: string;
	/** Whether the text is the service’s; else it is the interface’s own. */
	isContent: boolean;
	/** Whether it is one of the service’s terms. */
	isTerm?: boolean | undefined;
	href?: string | undefined;
}

/** Facts in words, each linked. */
export interface LinkedFactValue extends Omit<FactValue, 'isContent' | 'isTerm' | 'texts'> {
	texts: readonly LinkedText[];
}

const facts = new Set<string>(
	factFacets.flatMap((facet): readonly string[] => factsOfFacets[facet]),
);

/**
 * Returns values of facts with links where they have a list.
 * @param links Links of the place or event that states them.
 */
export function linkedFactValues(
	links: readonly StatedValueLink[],
	values: readonly FactValue[],
): LinkedFactValue[] {
	return values.map(({ facet, isContent = false, isTerm, label, texts }) => ({
		facet,
		label,
		texts: texts.map((text, index) => ({
			text,
			isContent: isContent && index < maxWords,
			isTerm,
			href: facet && hrefOfText(links, facet, text),
		})),
	}));
}

/** Returns groups in which each fact that is stated to be so leads to its list. */
export function linkedFactGroups(
	links: readonly StatedValueLink[],
	groups: readonly FactGroup[],
): FactGroup[] {
	return groups.map((group) => ({
		...group,
		facts: group.facts.map((fact) =>
			fact.state === 'yes' && isFacetFact(fact.key)
				? { ...fact, href: links.find((link) => link.fact === fact.key)?.href }
				: fact,
		),
	}));
}

/** Holds the parts that a line of whereabouts may have, in that order. */
interface Whereabouts {
	/** Venue of an event. */
	venue?: string | undefined;
	neighbourhood?: string | undefined;
	city?: string | undefined;
}

/**
 * Returns the whereabouts of a place or an event in parts: the venue of an event, then
 * neighbourhood and city, each of the two with its list.
 * @param whereabouts The line that the page shows.
 */
export function linkedWhereabouts(
	links: readonly StatedValueLink[],
	{ city, neighbourhood, venue }: Whereabouts,
	whereabouts: string | undefined,
): LinkedText[] {
	if (whereabouts === undefined) return [];
	const linked = (facet: 'neighbourhood' | 'city', text: string | undefined): LinkedText[] =>
		text === undefined ? [] : [{ text, isContent: true, href: hrefOfText(links, facet, text) }];
	const first = venue === undefined ? [] : [{ text: venue, isContent: true }];
	const quarter = linked('neighbourhood', neighbourhood);
	const town = linked('city', city);
	const isWhole = (line: readonly LinkedText[]) =>
		line.map(({ text }) => text).join(', ') === whereabouts;
	const lines = [[...first, ...quarter, ...town], [...first, ...town], [...quarter, ...town], town];
	return lines.find(isWhole) ?? [{ text: whereabouts, isContent: true }];
}

function hrefOfText(
	links: readonly StatedValueLink[],
	facet: Facet,
	text: string,
): string | undefined {
	const key = valueKey(text);
	return links.find((link) => link.facet === facet && valueKey(link.name) === key)?.href;
}

function isFacetFact(key: string): key is FacetFact {
	return facts.has(key);
}
