import { valueKey } from '../../domain/facets/spelling.ts';
import { Memo } from '../../i18n/locale/memo.ts';
import { slugFromName } from '../../i18n/slug.ts';
import type { GuidePlace } from './guide-records.ts';

export interface Category {
	name: string;
	/** Names of the categories above it, outermost first, and its own. */
	levels: readonly string[];
	/** Parts of its address, outermost first. */
	slugs: readonly string[];
	/** Places in it and in the categories below it, in the order of the guide. */
	places: GuidePlace[];
	/** Ordered by name. */
	children: Category[];
}

const knownSlugs = new Memo<string>();
const knownKeys = new Memo<string>();

interface Branch {
	category: Category;
	branches: Map<string, Branch>;
}

/**
 * Returns the categories of the places as a tree, ordered by name.
 *
 * Spellings which differ in case or accents only are one category, named as its first place names
 * it, which decides its address as well.
 */
export function categoryTree(
	places: readonly GuidePlace[],
	compare: (a: string, b: string) => number,
): Category[] {
	const roots = new Map<string, Branch>();
	for (const place of places) {
		let siblings = roots;
		let above: Pick<Category, 'levels' | 'slugs'> = { levels: [], slugs: [] };
		for (const name of place.categories) {
			const key = categoryKey(name);
			let branch = siblings.get(key);
			if (!branch) {
				const slugs = [...above.slugs, categorySlug(name)];
				const levels = [...above.levels, name];
				branch = {
					category: { name, levels, slugs, places: [], children: [] },
					branches: new Map(),
				};
				siblings.set(key, branch);
			}
			branch.category.places.push(place);
			siblings = branch.branches;
			above = branch.category;
		}
	}
	return categoriesOf(roots, compare);
}

/** Returns every category of a tree, each before the categories below it. */
export function allCategories(categories: readonly Category[]): Category[] {
	return categories.flatMap((category) => [category, ...allCategories(category.children)]);
}

/** Returns the key that all spellings of a category have in common. */
export function categoryKey(name: string): string {
	return knownKeys.get(name, () => valueKey(categorySlug(name)));
}

/**
 * Returns the part of a URL that stands for a category; digits alone would read as the number of a
 * page.
 */
export function categorySlug(name: string): string {
	return knownSlugs.get(name, () => {
		const slug = slugFromName(name) || 'other';
		return /^\d+$/.test(slug) ? `no-${slug}` : slug;
	});
}

function categoriesOf(
	branches: ReadonlyMap<string, Branch>,
	compare: (a: string, b: string) => number,
): Category[] {
	return [...branches.values()]
		.map(({ category, branches: below }) => ({
			...category,
			children: categoriesOf(below, compare),
		}))
		.sort((a, b) => compare(a.name, b.name));
}
