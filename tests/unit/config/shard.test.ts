import { expect, test } from '@playwright/test';
import { entriesOfShard, shardNamed } from '../../../src/config/shard.ts';

test('a shard is named by its number and how many there are', () => {
	expect(shardNamed('2/4')).toEqual({ number: 2, count: 4 });
	expect(shardNamed('1/1')).toEqual({ number: 1, count: 1 });
	for (const text of ['', '0/4', '5/4', '2', '2/', '/4', '1/0', '-1/4', '1.5/4', '2/4/8']) {
		expect(shardNamed(text), text).toBeUndefined();
	}
});

test('shards have every entry once between them, in its order', () => {
	const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

	expect(entriesOfShard(entries, { number: 1, count: 3 })).toEqual(['a', 'd', 'g']);
	expect(entriesOfShard(entries, { number: 2, count: 3 })).toEqual(['b', 'e']);
	expect(entriesOfShard(entries, { number: 3, count: 3 })).toEqual(['c', 'f']);
});
