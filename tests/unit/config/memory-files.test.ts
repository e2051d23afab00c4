import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serviceSettings } from '../../../src/content/loaders/service-settings.ts';
import { memoryFiles } from '../../../src/config/memory-files.ts';
import { readSettings, type Settings } from '../../../src/config/read-settings.ts';
import { site } from '../../../src/config/site.ts';

const settings = {
	WAYMARK_CACHE: 'caches',
	ADDRESSES_FILE: 'addresses.jsonl',
	CONTENT_SERVICE_URL: 'https://content.example',
};

test('the guide of a service remembers in its snapshot and in the file that is committed', () => {
	expect(memoryFiles(settings)).toEqual({
		snapshotPath: join('caches', 'snapshot.sqlite'),
		addressesFile: 'addresses.jsonl',
		sizePath: join('caches', 'published-size.json'),
	});
});

test('the sample has a snapshot and a size of its own, and nothing of it is committed', () => {
	expect(memoryFiles({ ...settings, CONTENT_SERVICE_URL: undefined })).toEqual({
		snapshotPath: join('caches', 'sample.sqlite'),
		addressesFile: undefined,
		sizePath: join('caches', 'sample-size.json'),
	});
});

test('a service and the sample are read into the snapshots by which they are remembered', () => {
	for (const variables of [{}, settings]) {
		// Without a problem each setting has its value.
		const given = readSettings(variables).settings as Settings;

		expect(serviceSettings(given, site).snapshotPath).toBe(memoryFiles(given).snapshotPath);
	}
});
