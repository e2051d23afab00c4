import { categoryKey } from '../../../guide/model/category-tree.ts';
import { termAtStart } from './category-words.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns links to the categories of a place, outermost first; those without a page are left out.
 */
export function categoryCrumbs(context: PageContext, levels: readonly string[]): Link[] {
	const { guide, routes } = context;
	const crumbs: Link[] = [];
	let siblings = guide.categories;
	for (const level of levels) {
		const key = categoryKey(level);
		const category = siblings.find(({ name }) => categoryKey(name) === key);
		if (!category) break;
		crumbs.push({
			href: routes.category(category.slugs),
			label: termAtStart(context, category.name),
			isContent: true,
			isTerm: true,
		});
		siblings = category.children;
	}
	return crumbs;
}
