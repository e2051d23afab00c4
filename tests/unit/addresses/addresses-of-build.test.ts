import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { rememberAddressesOfBuild } from '../../../src/addresses/addresses-of-build.ts';
import { snapshotPath } from '../../../src/snapshot/snapshot.ts';
import { writeSnapshot } from '../../support/snapshot-entries.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type BuildDone = NonNullable<AstroIntegration['hooks']['astro:build:done']>;

test('addresses that cannot be remembered are told, and do not end a build whose site is published', async () => {
	using folder = temporaryFolder();
	const committed = join(folder.path, 'addresses.jsonl');
	writeSnapshot(snapshotPath(folder.path), '2026-11-20T09:00:00.000Z', 'plc_1');
	writeFileSync(committed, '<<<<<<< HEAD\n');
	const told: string[] = [];
	// Of the logger only this is used where something fails.
	const logger = { error: (message: string) => told.push(message) } as unknown;
	const { hooks } = rememberAddressesOfBuild(folder.path, committed);

	await hooks['astro:build:done']?.({
		logger: logger as AstroIntegrationLogger,
		dir: new URL('file:///dist/'),
		pages: [],
		assets: new Map(),
	} satisfies Parameters<BuildDone>[0]);

	expect(told).toEqual([
		expect.stringMatching(
			/^The site is published, but its addresses could not all be remembered: Error: Line 1 of .*addresses\.jsonl is no address/,
		),
	]);
});
