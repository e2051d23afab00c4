import {
	type Facet,
	facets,
	type FacetFact,
	type FactFacet,
	factsOfFacets,
} from '../../domain/facets/facet.ts';
import { factSlug } from '../../domain/facets/fact-slug.ts';
import { joinedValues } from '../../domain/facets/joined-values.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import { allCategories, type Category } from './category-tree.ts';
import { byMemberId } from './group-by.ts';
import type { Grouping, GuideEvent, GuidePlace, PlaceOrdering } from './guide-records.ts';
import {
	type FacetMember,
	factsOfMember,
	type StatedFacet,
	statedValues,
} from './stated-values.ts';

/**
 * Describes a value of a facet with the listed places and events that state it, in the order of
 * lists.
 */
export interface FacetValue {
	facet: Facet;
	/**
	 * Part of an address: the same for every spelling, never empty, and no other value’s of the
	 * facet. May hold `/`.
	 */
	slug: string;
	/**
	 * Name as records write it best; the fact itself on a facet of facts, the code (BCP 47) on that
	 * of languages.
	 */
	name: string;
	/**
	 * Fact that is stated to be so, on a facet of facts: pages have words of the interface for it.
	 */
	fact?: FacetFact | undefined;
	/** Slug of that in which it lies: of the category above, of the city of a neighbourhood. */
	within?: string | undefined;
	/** City of a neighbourhood. */
	city?: FacetValue | undefined;
	places: readonly GuidePlace[];
	events: readonly GuideEvent[];
}

/** Holds the values of the listed places and events on every facet. */
export interface GuideFacets {
	/** Categories in the order of their tree, facts in fixed order, all others by name. */
	values: Readonly<Record<Facet, readonly FacetValue[]>>;
	/**
	 * Values of each place and event by its id, in the order of the facets; nothing where it has
	 * none.
	 */
	byMemberId: ReadonlyMap<string, readonly FacetValue[]>;
}

/**
 * Returns the values of the listed places and events on every facet. It takes time that grows with
 * the number of places and events, and of the values that they state.
 */
export function guideFacets(
	content: {
		listedPlaces: readonly GuidePlace[];
		listedEvents: readonly GuideEvent[];
		categories: readonly Category[];
		destinations: readonly Grouping[];
		collections: readonly Grouping[];
	},
	compare: (a: string, b: string) => number,
	inOrder: PlaceOrdering,
): GuideFacets {
	const members: FacetMember[] = [
		...content.listedPlaces.map((place) => ({ place })),
		...content.listedEvents.map((event) => ({ event })),
	];
	const stated = (facet: StatedFacet) =>
		joinedValues(members, statedValues[facet])
			.map(({ records, ...value }): FacetValue => ({
				facet,
				...value,
				...parted(records, inOrder),
			}))
			.sort((a, b) => compare(a.name, b.name) || compareTexts(a.slug, b.slug));
	const facts = factValues(members, inOrder);
	const cities = stated('city');
	const citiesBySlug = new Map(cities.map((city) => [city.slug, city]));
	const values: Record<Facet, readonly FacetValue[]> = {
		category: allCategories(content.categories).map(categoryValue),
		destination: content.destinations.map((grouping) => groupingValue('destination', grouping)),
		city: cities,
		neighbourhood: stated('neighbourhood').map((value) => ({
			...value,
			city: citiesBySlug.get(value.within ?? ''),
		})),
		collection: content.collections.map((grouping) => groupingValue('collection', grouping)),
		season: stated('season'),
		mood: stated('mood'),
		'travel-style': stated('travel-style'),
		activity: stated('activity'),
		theme: stated('theme'),
		language: stated('language'),
		accessibility: facts('accessibility'),
		families: facts('families'),
		animals: facts('animals'),
		price: facts('price'),
	};
	return { values, byMemberId: byMemberId(facets.flatMap((facet) => values[facet])) };
}

function categoryValue({ name, places, slugs }: Category): FacetValue {
	return {
		facet: 'category',
		slug: slugs.join('/'),
		within: slugs.length > 1 ? slugs.slice(0, -1).join('/') : undefined,
		name,
		places,
		events: [],
	};
}

function groupingValue(
	facet: 'destination' | 'collection',
	{ addressSlug, events, places, summary }: Grouping,
): FacetValue {
	return { facet, slug: addressSlug, name: summary.name, places, events };
}

function factValues(members: readonly FacetMember[], inOrder: PlaceOrdering) {
	const membersByFact = new Map<FacetFact, FacetMember[]>();
	for (const member of members) {
		for (const fact of factsOfMember(member)) {
			const known = membersByFact.get(fact);
			if (known) known.push(member);
			else membersByFact.set(fact, [member]);
		}
	}
	return (facet: FactFacet) =>
		factsOfFacets[facet].flatMap((fact: FacetFact): FacetValue[] => {
			const stating = membersByFact.get(fact);
			return stating
				? [{ facet, slug: factSlug(fact), name: fact, fact, ...parted(stating, inOrder) }]
				: [];
		});
}

function parted(members: readonly FacetMember[], inOrder: PlaceOrdering) {
	return {
		places: inOrder(members.flatMap(({ place }) => place ?? [])),
		events: members.flatMap(({ event }) => event ?? []),
	};
}
