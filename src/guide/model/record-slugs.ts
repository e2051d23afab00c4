import type { PermalinkHistory } from '../permalinks/permalink-history.ts';
import type { DetailedResource, GroupingKind } from '../../records/resource-name.ts';
import { slugFromName, slugWithEnd, slugWithId } from '../../i18n/slug.ts';
import { compareTexts } from '../../i18n/text-order.ts';

/**
 * Returns the last part of the URL of each place or event of a guide, by id.
 *
 * Two records share an address only if name and 8 digits agree; the later id then shows all its
 * digits. What was once the address of another record stays that one's.
 */
export function recordSlugs(
	records: readonly { id: string; name: string }[],
	kind: DetailedResource,
	memory: PermalinkHistory,
): Map<string, string> {
	const taken = new UsedSlugs();
	return new Map(
		byId(records).map(({ id, name }) => {
			const slugs = [8, 32].map((digits) => slugWithId(name, id, digits));
			return [id, taken.take(slugs, (slug) => memory.isForeign(kind, slug, id))];
		}),
	);
}

/**
 * Returns the last part of the URL of each destination, or of each collection, by id: as the
 * service proposes it, else made of the name; where that is taken by an earlier id, or was once
 * that of another, with its own id.
 */
export function groupingSlugs(
	groupings: readonly { id: string; slug?: string | undefined; name: string }[],
	kind: GroupingKind,
	memory: PermalinkHistory,
): Map<string, string> {
	const taken = new UsedSlugs();
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

/** Keeps the slugs that the records of one kind have taken. */
export class UsedSlugs {
	readonly #taken = new Set<string>();
	/** Lowest number of each slug that may be free: those below are taken. */
	readonly #numbers = new Map<string, number>();

	/**
	 * Returns the first candidate that is not empty and not taken, and takes it; where there is
	 * none, the last one with a number.
	 *
	 * @param isForeign Whether a slug is kept for a record that had it before: it is free for that
	 *   one.
	 */
	take(candidates: readonly string[], isForeign: (slug: string) => boolean): string {
		const readable = candidates.filter((candidate) => candidate !== '');
		const slug =
			readable.find((candidate) => !this.#taken.has(candidate) && !isForeign(candidate)) ??
			this.#numbered(readable.at(-1) ?? 'other', isForeign);
		this.#taken.add(slug);
		return slug;
	}

	#numbered(last: string, isForeign: (slug: string) => boolean): string {
		let number = this.#numbers.get(last) ?? 2;
		while (this.#taken.has(`${last}-${number}`)) number++;
		this.#numbers.set(last, number);
		while (this.#taken.has(`${last}-${number}`) || isForeign(`${last}-${number}`)) number++;
		return `${last}-${number}`;
	}
}
