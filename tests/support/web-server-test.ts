import { test } from '@playwright/test';
import type { WebServer } from '../../src/config/host-limits.ts';
import { findWebServer } from './find-web-server.ts';
import { type RawResponse, rawResponse } from './raw-response.ts';
import { guideForWebServers } from './served-guide.ts';
import { sampleBuild, siteFolder } from './site-builds.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { startWebServer } from './web-server.ts';

/** Holds a guide that a web server serves with its recipe. */
export interface ServedGuide {
	/** Folder of the site. */
	site: string;
	url: string;
	/** @param path As it is to be sent, without being made canonical. */
	ask(path: string, headers?: Readonly<Record<string, string>>): Promise<RawResponse>;
}

/**
 * Serves the sample to the tests of the block in which it is called, which are skipped where the
 * machine has no such server.
 */
export function servedBy(name: WebServer): ServedGuide {
	let stop: () => Promise<void> = () => Promise.resolve();
	const served: ServedGuide = {
		site: '',
		url: '',
		ask: (path, headers) => rawResponse(served.url, path, headers),
	};
	test.beforeAll(async () => {
		// Where it has to be installed.
		test.setTimeout(400_000);
		const found = findWebServer(name);
		if (typeof found === 'string') {
			// The list of results has no reasons.
			console.log(found);
			test.skip(true, found);
			return;
		}
		const guide = guideForWebServers(siteFolder(sampleBuild));
		const work = temporaryFolder();
		const server = await startWebServer(found, guide.site, work.path);
		served.site = guide.site;
		served.url = server.url;
		stop = async () => {
			await server.close();
			work[Symbol.dispose]();
			guide[Symbol.dispose]();
		};
	});
	test.afterAll(() => stop());
	return served;
}
