import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { writePermalinkFile } from '../../../src/content/permalink-store/permalink-file.ts';
import {
	permalinksOfBuildPath,
	savePermalinksOfBuild,
} from '../../../src/build/permalinks-of-build.ts';
import { memoryFiles } from '../../../src/config/memory-files.ts';
import { Snapshot } from '../../../src/content/snapshot/snapshot.ts';
import { writeSnapshot } from '../../support/snapshot-entries.ts';
import {
	leaveNextChange,
	takeNextChange,
} from '../../../src/build/skip-unchanged/next-change-of-build.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type BuildStart = NonNullable<AstroIntegration['hooks']['astro:build:start']>;
type BuildDone = NonNullable<AstroIntegration['hooks']['astro:build:done']>;

const quay = { kind: 'places', id: 'plc_1', slug: 'quay', firstPublished: '2026-11-20' } as const;

/** A build, with what it tells as an error at its end. */
async function finish(
	{ hooks }: AstroIntegration,
	meanwhile: () => void = () => undefined,
): Promise<string[]> {
	// Neither is given anything that it uses.
	await hooks['astro:build:start']?.({} as Parameters<BuildStart>[0]);
	meanwhile();
	const messages: string[] = [];
	// Of the logger only this is used.
	const logger = {
		info: () => undefined,
		error: (message: string) => messages.push(message),
	} as unknown;
	await hooks['astro:build:done']?.({
		logger: logger as AstroIntegrationLogger,
		dir: new URL('file:///dist/'),
		pages: [],
		assets: new Map(),
	} satisfies Parameters<BuildDone>[0]);
	return messages;
}

/** Settings of a guide, with a snapshot. */
function guideIn(folder: string, service?: string) {
	const settings = {
		WAYMARK_CACHE: folder,
		ADDRESSES_FILE: join(folder, 'addresses.jsonl'),
		CONTENT_SERVICE_URL: service,
	};
	const memory = memoryFiles(settings);
	writeSnapshot(memory.snapshotPath, '2026-11-20T09:00:00.000Z', 'plc_1');
	return { committed: settings.ADDRESSES_FILE, memory };
}

function slugsIn(path: string): string[] {
	const snapshot = new Snapshot(path);
	const slugs = snapshot.addresses().map(({ slug }) => slug);
	snapshot.close();
	return slugs;
}

test('addresses that cannot be remembered are told, and do not end a build whose site is published', async () => {
	using folder = temporaryFolder();
	const { committed, memory } = guideIn(folder.path, 'https://content.example');
	writeFileSync(committed, '<<<<<<< HEAD\n');

	expect(await finish(savePermalinksOfBuild(folder.path, memory))).toEqual([
		expect.stringMatching(
			/^The site is published, but its addresses could not all be remembered: Error: Line 1 of .*addresses\.jsonl is no address/,
		),
	]);
});

test('a site is up to date only with all addresses remembered, and with those of the file that it was made from', async () => {
	using folder = temporaryFolder();
	const { committed, memory } = guideIn(folder.path, 'https://content.example');
	const integration = () => savePermalinksOfBuild(folder.path, memory);
	const isNoted = () => takeNextChange(folder.path) !== undefined;

	leaveNextChange(folder.path, 1);
	await finish(integration());
	expect(isNoted()).toBe(true);

	leaveNextChange(folder.path, 1);
	await finish(integration(), () => {
		writePermalinkFile(committed, [{ ...quay, lastPublished: quay.firstPublished }]);
	});
	expect(isNoted(), 'a line came while pages were rendered').toBe(false);

	leaveNextChange(folder.path, 1);
	await finish(integration());
	expect(isNoted()).toBe(true);

	writeFileSync(committed, '<<<<<<< HEAD\n');
	leaveNextChange(folder.path, 1);
	await finish(integration());
	expect(isNoted(), 'the file could not be read').toBe(false);
});

test('the sample leaves the memory of a guide as it is, and its addresses stay its own', async () => {
	using folder = temporaryFolder();
	const { committed, memory } = guideIn(folder.path, 'https://content.example');
	const before = readFileSync(memory.snapshotPath);
	const sample = guideIn(folder.path);
	writePermalinkFile(permalinksOfBuildPath(folder.path), [
		{ ...quay, lastPublished: quay.firstPublished },
	]);

	expect(await finish(savePermalinksOfBuild(folder.path, sample.memory))).toEqual([]);
	expect(slugsIn(sample.memory.snapshotPath)).toEqual(['quay']);
	expect(existsSync(committed)).toBe(false);
	expect(readFileSync(memory.snapshotPath).equals(before)).toBe(true);
});
