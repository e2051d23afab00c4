import type { AddressMemory } from '../permalinks/address-memory.ts';
import type { DetailedResource, GroupingKind } from '../../records/resource-name.ts';
import { slugFromName, slugWithEnd, slugWithId } from '../../i18n/slug.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import { TakenSlugs } from './free-slug.ts';

/**
 * The last part of the address of each place or event of a guide, by id.
 *
 * Two records share an address only if name and 8 digits agree; the later id then shows all its
 * digits. What was once the address of another record stays that one's.
 */
export function recordSlugs(
	records: readonly { id: string; name: string }[],
	kind: DetailedResource,
	memory: AddressMemory,
): Map<string, string> {
	const taken = new TakenSlugs();
	return new Map(
		byId(records).map(({ id, name }) => {
			const slugs = [8, 32].map((digits) => slugWithId(name, id, digits));
			return [id, taken.take(slugs, (slug) => memory.isForeign(kind, slug, id))];
		}),
	);
}

/**
 * The last part of the address of each destination, or of each collection, by id: as the service
 * proposes it, else made of the name; where that is taken by an earlier id, or was once that of
 * another, with its own id.
 */
export function groupingSlugs(
	groupings: readonly { id: string; slug?: string | undefined; name: string }[],
	kind: GroupingKind,
	memory: AddressMemory,
): Map<string, string> {
	const taken = new TakenSlugs();
	return new Map(
		byId(groupings).map(({ id, slug, name }) => {
			const proposed = slugFromName(slug ?? '') || slugFromName(name);
			const withId = slugWithEnd(proposed, slugFromName(id));
			const isForeign = (candidate: string) => memory.isForeign(kind, candidate, id);
			return [id, taken.take([proposed, withId], isForeign)];
		}),
	);
}

function byId<T extends { id: string }>(records: readonly T[]): T[] {
	return [...records].sort((a, b) => compareTexts(a.id, b.id));
}
