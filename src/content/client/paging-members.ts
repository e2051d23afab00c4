import { memberName, type Members, membersOf, wholeNumberIn } from './members.ts';

/**
 * Gives what a response says about its paging: values by name, the name without case, hyphens and
 * underscores.
 */
export interface PagingMembers {
	/**
	 * Returns the value of the first of these names that is there; `null` when only nulls are;
	 * undefined when none is.
	 */
	first(names: readonly string[]): unknown;
	/**
	 * Returns the value of the first of these names that is there as a whole number, also when
	 * it is written as a string.
	 */
	number(names: readonly string[]): number | undefined;
	boolean(names: readonly string[]): boolean | undefined;
	/**
	 * Returns the name, as the response writes it, of the first of these names that is there with a
	 * value, or with `null` where only nulls are; `undefined` where none is there.
	 */
	spelling(names: readonly string[]): string | undefined;
}

/**
 * Objects that may hold paging members, below the body, `meta` or `data`; the more particular come
 * first.
 */
const containers = ['pagination', 'paging', 'page_info', 'pageInfo', 'page', 'links', '_links'];
const cursorContainers = ['cursor', 'cursors'];

/**
 * Gathers the paging members of a response.
 *
 * The service document shows no pagination object (section 2.9). Our reading: members that are
 * recognised by their names, in `pagination` or its like, in `meta`, beside the entries, or at the
 * top.
 */
export function pagingMembers(body: unknown): PagingMembers {
	const found = new Map<string, { spelling: string; value: unknown }>();
	const note = (spelling: string, value: unknown) => {
		const name = memberName(spelling);
		const present = found.get(name);
		if (present === undefined || present.value === null) found.set(name, { spelling, value });
	};
	for (const members of pagingObjects(membersOf(body))) {
		for (const [name, value] of Object.entries(members)) {
			if (value === null || !['object', 'undefined'].includes(typeof value)) note(name, value);
			else if (name === 'next') note(name, addressIn(value));
		}
	}
	const present = (names: readonly string[]) => {
		const candidates = names.flatMap((name) => found.get(name) ?? []);
		return candidates.find(({ value }) => value !== null) ?? candidates[0];
	};
	return {
		first: (names) => present(names)?.value,
		number: (names) => wholeNumber(present(names)?.value),
		boolean(names) {
			const value = present(names)?.value;
			return typeof value === 'boolean' ? value : undefined;
		},
		spelling: (names) => present(names)?.spelling,
	};
}

function* pagingObjects(body: Members): Generator<Members> {
	for (const parent of [body, membersOf(body.meta), membersOf(body.data)]) {
		for (const name of containers) {
			const members = membersOf(parent[name]);
			yield linkList(parent[name]);
			for (const cursor of cursorContainers) yield cursorMembers(members[cursor]);
			yield name === 'page' ? pageMembers(members) : members;
		}
		for (const cursor of cursorContainers) yield cursorMembers(parent[cursor]);
	}
	yield membersOf(body.meta);
	yield membersOf(body.data);
	yield body;
}

/**
 * Returns the paging members of an object such as `page: { number, size, … }`, which names them
 * without the word "page".
 */
function pageMembers({ number, size, ...others }: Members): Members {
	return { ...others, page: number, pageSize: size };
}

/** Returns the paging members of `cursor: { next }` and `cursors: { after }`. */
function cursorMembers(cursors: unknown): Members {
	const { next, after } = membersOf(cursors);
	const value = next ?? after;
	return value === undefined ? {} : { nextCursor: value };
}

/** Returns the paging members of a list such as `links: [{ rel: "next", href }]`. */
function linkList(links: unknown): Members {
	if (!Array.isArray(links)) return {};
	const next = links.map(membersOf).find(({ rel }) => rel === 'next');
	return next ? { next: addressIn(next) } : {};
}

function addressIn(link: unknown): unknown {
	const { href, url } = membersOf(link);
	return href ?? url ?? null;
}

function wholeNumber(value: unknown): number | undefined {
	const number = typeof value === 'string' ? wholeNumberIn(value) : value;
	return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}
