import type { Category } from '../../../guide/model/category-tree.ts';
import { termAtStart } from './category-words.ts';
import type { CountedLink } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';

export interface CategoryEntry extends CountedLink {
	children: readonly CategoryEntry[];
}

/** Describes the page that shows the categories of the places as an outline. */
export interface CategoriesPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	categories: readonly CategoryEntry[];
	emptyState: string;
}

export function categoriesPage(context: PageContext): CategoriesPage {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	const introduction = words.categoriesIntroduction(site.name);
	const frame = pageFrame(context, {
		heading: words.categories,
		description: introduction,
		path: routes.categories(),
		parents: [{ href: routes.places(), label: words.places }],
		isIndexable: guide.categories.length > 0,
	});
	return {
		frame: withStructuredData(context, frame, { heading: words.categories }),
		heading: words.categories,
		introduction,
		categories: guide.categories.map(categoryEntry),
		emptyState: words.noPlaces,
	};

	function categoryEntry({ children, name, places, slugs }: Category): CategoryEntry {
		return {
			href: routes.category(slugs),
			label: termAtStart(context, name),
			count: words.placeCount(places.length),
			children: children.map(categoryEntry),
		};
	}
}
