import { expect, test } from '@playwright/test';
import { queryOfAddress } from '../../../../src/outputs/search/query-of-address.ts';

for (const [words, path, query] of [
	['the name of a place', '/guide/places/old-harbour-museum-0a1b2c3d/', 'old harbour museum'],
	['more digits of an id', '/places/old-harbour-museum-0a1b2c3d4e5f6071', 'old harbour museum'],
	['no id', '/events/fado-at-the-quay/', 'fado at the quay'],
	['the address of another system', '/museums/Old_Harbour%20Museum.php', 'Old Harbour Museum'],
	[
		'another script',
		'/places/%E6%9D%B1%E4%BA%AC%E3%82%BF%E3%83%AF%E3%83%BC-0a1b2c3d/',
		'東京タワー',
	],
	['the file that another system shows first', '/museums/old-harbour/index.html', 'old harbour'],
	['such a file by another name', '/old-harbour/Default.aspx', 'old harbour'],
	['such a file of programs', '/old-harbour/index.php', 'old harbour'],
	['such a file alone', '/index.html', ''],
	['a name that begins like one', '/places/index-museum/', 'index museum'],
	['a year in the name', '/events/carnival-2026/', 'carnival 2026'],
	['what is no UTF-8', '/places/caf%E9-central/', 'caf central'],
	['a page of a list', '/places/2/', ''],
	['an id alone', '/places/plc_0a1b2c3d4e5f60718293a4b5c6d7e8f9/', ''],
	['no part at all', '/', ''],
] as const) {
	test(`an address with ${words} means “${query}”`, () => {
		expect(queryOfAddress(path)).toBe(query);
	});
}
