import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { rememberAddresses } from '../snapshot/address-table.ts';
import { snapshotPath } from '../snapshot/snapshot.ts';
import { readAddresses, writeAddresses } from './addresses-file.ts';
import { mergedAddresses } from './published-address.ts';

/** Where a build leaves the addresses of its pages until it is known to have gone well. */
export function addressesOfBuildPath(cacheFolder: string): string {
	return join(cacheFolder, 'addresses-of-build.jsonl');
}

/**
 * Remembers the addresses of a build that has gone well: in the snapshot and, where one is named, in a file to commit.
 *
 * It stands last among the integrations: addresses of a site that a check refuses, or that cannot be put in its place, are not
 * remembered.
 */
export function rememberAddressesOfBuild(
	cacheFolder: string,
	committedPath: string | undefined,
): AstroIntegration {
	return {
		name: 'waymark-addresses',
		hooks: {
			'astro:build:done': ({ logger }) => {
				const path = addressesOfBuildPath(cacheFolder);
				const remembered = rememberAddresses(snapshotPath(cacheFolder), readAddresses(path));
				rmSync(path, { force: true });
				if (committedPath === undefined) return;
				const committed = readAddresses(committedPath);
				const all = mergedAddresses(committed, remembered);
				writeAddresses(committedPath, all);
				logger.info(
					`${committedPath} holds ${all.length} addresses, ${all.length - committed.length} of them new.`,
				);
			},
		},
	};
}
