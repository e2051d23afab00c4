import type { Facet } from '../../../domain/facets/facet.ts';
import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import { browsedFacets } from '../../../guide/model/browse-lists.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { facetHeading } from './facet-words.ts';
import { browseLinks, valueLinks } from './browse-links.ts';
import type { CountedLink, Link } from '../site/link.ts';
import { linkedCredits } from '../site/linked-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';

/** Holds the values of a facet, or the largest of them. */
export interface FacetSection {
	/** Part of the address of the facet, and of the section. */
	facet: Facet;
	heading: string;
	links: readonly CountedLink[];
	/** Page with all of them, where these are not all. */
	all?: Link | undefined;
}

/** Holds what the guide’s places are told apart by. */
export interface BrowseOverview {
	frame: PageFrame;
	heading: string;
	introduction: string;
	sections: readonly FacetSection[];
}

/** Maximum number of links of a section; more are on the page of the facet. */
const maxInSection = 12;

/** Order of the sections: where, what, then for whom. */
const sectionFacets = [
	'category',
	'destination',
	'city',
	'neighbourhood',
	'collection',
	'activity',
	'mood',
	'season',
	'travel-style',
	'families',
	'accessibility',
	'animals',
	'price',
	'theme',
] as const satisfies readonly Facet[];

/** Returns the page that leads to all lists: of each facet the largest values. */
export function browseOverview(context: PageContext): BrowseOverview {
	const { messages, routes, site } = context;
	const { heading } = messages.browse;
	const introduction = messages.browse.introduction(site.name);
	const { credits, sections } = browsedLists(context);
	const frame = pageFrame(context, {
		heading,
		description: introduction,
		path: routes.browse(),
		credits,
		isIndexable: sections.length > 0,
	});
	return {
		frame: withStructuredData(context, frame, { heading }),
		heading,
		introduction,
		sections,
	};
}

/** Returns ways to lists, with the credits of the records that they are about. */
export function browsedLists(
	context: PageContext,
	facets: readonly (typeof sectionFacets)[number][] = sectionFacets,
): { sections: FacetSection[]; credits: Credit[] } {
	const sections = facets.flatMap((facet) => sectionOf(context, facet));
	const links = sections.flatMap((section) => section.links);
	return { sections, credits: creditsOwed(linkedCredits(context, links)) };
}

/**
 * Returns the page of each facet that has lists of its own, with all of them, and with the
 * destinations that are lists of its values.
 */
export function facetPages(context: PageContext): { facet: string; page: BrowseOverview }[] {
	const { guide, messages, routes, site } = context;
	const { lists } = browseLinks(context);
	return browsedFacets
		.filter((facet) => lists.values[facet].length > 0)
		.map((facet) => {
			const links = valueLinks(context, guide.facets.values[facet]);
			const heading = facetHeading(messages, facet);
			const introduction = messages.browse.facetIntroduction(heading, site.name);
			const frame = pageFrame(context, {
				heading,
				title: messages.pages.placesTitle(heading),
				description: introduction,
				path: routes.browseFacet(facet),
				parents: [{ href: routes.browse(), label: messages.browse.heading }],
				credits: creditsOwed(linkedCredits(context, links)),
			});
			return {
				facet,
				page: {
					frame: withStructuredData(context, frame, { heading }),
					heading,
					introduction,
					sections: [{ facet, heading, links }],
				},
			};
		});
}

function sectionOf(context: PageContext, facet: (typeof sectionFacets)[number]): FacetSection[] {
	const { guide, messages } = context;
	const { hrefOf, listedOf, lists } = browseLinks(context);
	const heading = facetHeading(messages, facet);
	const linked = guide.facets.values[facet].filter((value) => hrefOf(value) !== undefined);
	// The section of destinations has those.
	const isElsewhere = (value: FacetValue) => lists.destinationOf(value) !== undefined;
	if (linked.every(isElsewhere)) return [];
	const outermost = linked.filter(({ within }) => facet !== 'category' || within === undefined);
	const sizeOf = (value: FacetValue) => {
		const { events, places } = listedOf(value);
		return places.length + events.length;
	};
	const links = valueLinks(context, largest(outermost, sizeOf, isElsewhere));
	const all = {
		href: pageOfFacet(context, facet),
		label: messages.browse.allLists(heading, linked.length),
	};
	return [{ facet, heading, links, ...(links.length < linked.length ? { all } : {}) }];
}

/**
 * Returns the largest values, in the order given.
 * @param isElsewhere Whether another section has the same list: such are only to fill up.
 */
function largest(
	values: readonly FacetValue[],
	sizeOf: (value: FacetValue) => number,
	isElsewhere: (value: FacetValue) => boolean,
): FacetValue[] {
	const ranked = [...values].sort(
		(a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)) || sizeOf(b) - sizeOf(a),
	);
	const chosen = new Set(ranked.slice(0, maxInSection));
	return values.filter((value) => chosen.has(value));
}

function pageOfFacet({ routes }: PageContext, facet: Facet): string {
	switch (facet) {
		case 'category':
			return routes.categories();
		case 'destination':
			return routes.destinations();
		case 'collection':
			return routes.collections();
		case 'theme':
			return routes.events();
		default:
			return routes.browseFacet(facet);
	}
}
