import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type SiteBuild, siteFolder } from './site-builds.ts';

/** The addresses in all files of the sitemap that its index names. */
export function sitemapAddresses(build: SiteBuild): string[] {
	return addressesIn(build, 'sitemap-index.xml').flatMap((address) =>
		addressesIn(build, basename(address)),
	);
}

function addressesIn(build: SiteBuild, file: string): string[] {
	const xml = readFileSync(join(siteFolder(build), file), 'utf8');
	return [...xml.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => address);
}
