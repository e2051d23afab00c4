import { allCategories, type Category } from '../../../guide/model/category-tree.ts';
import { orderOfList } from '../../../guide/model/place-rank.ts';
import { categoryHeading, termAtStart } from './category-words.ts';
import { laterPlaces } from '../place/later-places.ts';
import type { CountedLink } from '../site/link.ts';
import { filteredLists, waysToFiles } from './kind-links.ts';
import { type ListPage, listPages } from './list-page.ts';
import { areaOf } from './list-area.ts';
import type { PageContext } from '../site/page-context.ts';
import { placeFileLinks } from '../place/place-files.ts';

/** Returns the pages of the list of all places of the guide. */
export function allPlacesPages(context: PageContext): ListPage[] {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	return listPages(context, {
		heading: words.places,
		introduction: words.placesIntroduction(
			site.name,
			guide.listedPlaces.length,
			messages.browse.inOrder[orderOfList(guide.listedPlaces, site.locale)],
		),
		places: guide.listedPlaces,
		filtered: { places: routes.explore(), events: routes.events() },
		...laterPlaces(context, guide.comingPlaces),
		narrower: {
			heading: words.categories,
			links: categoryLinks(context, guide.categories),
			more: { href: routes.browse(), label: messages.browse.moreWays },
		},
		cardsHeading: guide.categories.length > 0 ? words.allPlaces : undefined,
		emptyState: { message: words.noPlaces, links: [] },
		hrefOf: (page) => routes.places(page),
		feed: { href: routes.placesRss(), label: messages.feeds.placesLabel },
		files: placeFileLinks(context, guide.listedPlaces),
	});
}

/**
 * Returns the pages of every category at every level, with the slugs of the category they
 * belong to.
 */
export function categoryPages(
	context: PageContext,
): { slugs: readonly string[]; pages: ListPage[] }[] {
	const { guide, messages, routes } = context;
	const words = messages.pages;
	return allCategories(guide.categories).map((category) => {
		const heading = categoryHeading(context, category);
		const slug = category.slugs.join('/');
		return {
			slugs: category.slugs,
			pages: listPages(context, {
				heading,
				introduction: words.categoryIntroduction(
					heading,
					areaOf(context, category.places),
					category.places.length,
				),
				isContent: { heading: true, introduction: false, isTerm: true },
				parents: [
					{ href: routes.places(), label: words.places },
					{ href: routes.categories(), label: words.categories },
					...ancestorsOf(guide.categories, category).map(({ name, slugs }) => ({
						href: routes.category(slugs),
						label: termAtStart(context, name),
						isContent: true,
						isTerm: true,
					})),
				],
				places: category.places,
				filtered: filteredLists(context, 'category', slug),
				narrower: { heading: words.narrower, links: categoryLinks(context, narrowerOf(category)) },
				emptyState: { message: words.noPlaces, links: [] },
				hrefOf: (page) => routes.category(category.slugs, page),
				waysToFiles: waysToFiles(context, {
					facet: 'category',
					slug,
					places: category.places,
					events: [],
				}),
			}),
		};
	});
}

/** Returns the categories below one that have fewer places, nearest first. */
function narrowerOf({ children, places }: Category): Category[] {
	return children.flatMap((child) =>
		child.places.length < places.length ? [child] : narrowerOf(child),
	);
}

/** Returns the categories above a category, outermost first. */
function ancestorsOf(roots: readonly Category[], category: Category): Category[] {
	const ancestors: Category[] = [];
	let siblings = roots;
	for (const slug of category.slugs.slice(0, -1)) {
		const ancestor = siblings.find(({ slugs }) => slugs.at(-1) === slug);
		if (!ancestor) break;
		ancestors.push(ancestor);
		siblings = ancestor.children;
	}
	return ancestors;
}

export function categoryLinks(
	context: PageContext,
	categories: readonly Category[],
): CountedLink[] {
	const { messages, routes } = context;
	return categories.map(({ name, slugs, places }) => ({
		href: routes.category(slugs),
		label: termAtStart(context, name),
		isContent: true,
		isTerm: true,
		count: messages.pages.placeCount(places.length),
	}));
}
