import { expect, test } from '@playwright/test';
import { fieldOf, partKey, reasonIn } from '../../../../src/content/sync/part-key.ts';

test('parts of one field are gathered, wherever in their list they are', () => {
	expect(fieldOf('images[2].url')).toBe('images[].url');
	expect(partKey('images[2].url', 'http, not https')).toBe('images[].url: http, not https');
	expect(partKey('validity', 'ends before it begins')).toBe('validity: ends before it begins');
});

test('the reason of a part is told from its field, whatever stands in either', () => {
	for (const [path, reason] of [
		['images[2].url', 'unreadable: "x: y"'],
		['attributes.a: b', 'not a number'],
	] as const) {
		expect(reasonIn(partKey(path, reason), path)).toBe(reason);
	}
});
