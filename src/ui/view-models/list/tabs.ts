import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Describes a way through the guide that every page has in its header, on a phone in the bar at
 * its foot.
 */
export interface Tab extends Link {
	/** Paths of other pages for which the tab is marked as current, with the pages below them. */
	alsoFor?: readonly string[] | undefined;
}

/** Maximum number of tabs: as many as stand side by side on a phone. */
const maxTabs = 5;

/**
 * Returns the tabs, with that of what is saved last. Where there is a map, all places are reached
 * through Explore, and from the foot of every page; where there is no room, so are collections.
 */
export function tabs(context: PageContext): Tab[] {
	const { guide, messages, routes } = context;
	const saved = { href: routes.saved(), label: messages.saved.heading };
	const hasRecords = guide.places.length + guide.events.length > 0;
	return [...tabsOfLists(context).slice(0, maxTabs - 1), ...(hasRecords ? [saved] : [])];
}

/** Returns whether the tabs have no room for collections. */
export function areCollectionsBelow(context: PageContext): boolean {
	return tabsOfLists(context).length >= maxTabs;
}

function tabsOfLists(context: PageContext): Tab[] {
	const { guide, messages, routes } = context;
	const words = messages.pages;
	const explore = { href: routes.explore(), label: messages.explore.heading };
	// Past ones count: the page leads to them.
	const events = guide.events.length > 0 ? [{ href: routes.events(), label: words.events }] : [];
	const listsOfPlaces = [routes.places(), routes.categories(), routes.browse()];
	return [
		...(hasMap(context)
			? [
					{ ...explore, alsoFor: listsOfPlaces },
					...events,
					{ href: routes.map(), label: messages.map.heading },
				]
			: [
					explore,
					{ href: routes.places(), label: words.places, alsoFor: listsOfPlaces },
					...events,
				]),
		// The home page leads to a single one.
		...(guide.destinations.length > 1
			? [{ href: routes.destinations(), label: words.destinations }]
			: []),
		...(guide.collections.length > 0
			? [{ href: routes.collections(), label: words.collections }]
			: []),
	];
}

/** Returns whether there is a page of the map. */
export function hasMap({ guide }: PageContext): boolean {
	return guide.listedPlaces.some(({ coordinates }) => coordinates);
}

/**
 * Returns how a page is marked in its tab (`aria-current`): as the tab's own, or as a page below;
 * `undefined` where it is neither.
 * @param path Path of the page.
 */
export function currentness(
	{ alsoFor = [], href }: Tab,
	path: string,
): 'page' | 'true' | undefined {
	if (path === href) return 'page';
	return [href, ...alsoFor].some((start) => path.startsWith(start)) ? 'true' : undefined;
}
