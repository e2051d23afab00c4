import { expect, test } from '@playwright/test';
import type { Listing } from '../../../../src/content/client/discovery.ts';
import { readShrunkLists } from '../../../../src/content/sync/shrunk-lists.ts';

const listing = (ids: readonly string[], mayLoseRecords = true): Listing => ({
	records: ids.map((id) => ({ id })),
	refused: [],
	repeated: [],
	paging: 'offset',
	requests: 2,
	...(mayLoseRecords ? { mayLoseRecords } : {}),
});

/** Reads lists of places as they are one after the other; gives what was read and asked for. */
async function shrunk(
	lists: readonly (readonly string[])[],
	absent: readonly string[],
	may = true,
) {
	const [first = [], ...later] = lists;
	const listings = { places: listing(first, may), events: listing([]) };
	const read: string[] = [];
	const left = [...later];
	const doubtful = await readShrunkLists(listings, {
		list: () => Promise.resolve(listing(left.shift() ?? [])),
		read({ records }) {
			read.push(...records.map(({ id }) => id));
			return Promise.resolve();
		},
		isAbsent: (_, id) => absent.includes(id),
	});
	const listed = listings.places.records.map(({ id }) => id);
	return { doubtful, read, listed, unread: left.length };
}

test('reads a list again of which a record is gone, and adds what had moved between its pages', async () => {
	const lists = [
		['a', 'gone', 'd', 'e'],
		['a', 'c', 'd', 'e'],
	];

	expect(await shrunk(lists, ['gone'])).toEqual({
		doubtful: [],
		read: ['c'],
		listed: ['a', 'gone', 'd', 'e', 'c'],
		unread: 0,
	});
});

test('reads a list once more where one of the records that it missed is gone as well', async () => {
	const lists = [['gone'], ['gone too'], ['c']];

	expect(await shrunk(lists, ['gone', 'gone too'])).toMatchObject({
		doubtful: [],
		read: ['gone too', 'c'],
	});
});

test('takes a list as it is that goes on to name a record which is gone', async () => {
	const lists = [
		['a', 'gone'],
		['a', 'gone'],
	];

	expect(await shrunk(lists, ['gone'])).toMatchObject({ doubtful: [], read: [] });
});

test('names a list that shrinks each time it is read', async () => {
	const lists = [['1'], ['2'], ['3'], ['4']];

	expect(await shrunk(lists, ['1', '2', '3'])).toMatchObject({ doubtful: ['places'], unread: 1 });
});

test('reads no list again whose total or cursor would tell, nor one of which no record is gone', async () => {
	expect((await shrunk([['gone'], ['b']], ['gone'], false)).unread).toBe(1);
	expect((await shrunk([['a'], ['b']], [])).unread).toBe(1);
});
