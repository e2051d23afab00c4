import { slugFromName, slugWithId } from '../slug.ts';
import { freeSlug } from './free-slug.ts';

/**
 * The last part of the address of each place or event of a guide, by id.
 *
 * Two records share an address only if name and 8 digits agree; the later id then shows all its digits.
 */
export function recordSlugs(records: readonly { id: string; name: string }[]): Map<string, string> {
	const taken = new Set<string>();
	return new Map(
		byId(records).map(({ id, name }) => {
			const slugs = [8, 32].map((digits) => slugWithId(name, id, digits));
			return [id, freeSlug(slugs, taken)];
		}),
	);
}

/**
 * The last part of the address of each destination, or of each collection, by id: as the service proposes it, else made of the
 * name; where that is taken by an earlier id, with its own id.
 */
export function groupingSlugs(
	groupings: readonly { id: string; slug?: string | undefined; name: string }[],
): Map<string, string> {
	const taken = new Set<string>();
	return new Map(
		byId(groupings).map(({ id, slug, name }) => {
			const proposed = slugFromName(slug ?? '') || slugFromName(name);
			const withId = [proposed, slugFromName(id)].filter(Boolean).join('-');
			return [id, freeSlug([proposed, withId], taken)];
		}),
	);
}

function byId<T extends { id: string }>(records: readonly T[]): T[] {
	return [...records].sort((a, b) => (a.id < b.id ? -1 : 1));
}
