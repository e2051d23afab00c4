import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { packageFolder } from '../../config/package-folder.ts';
import type { RunningSample } from '../../content/loaders/sample-source.ts';
import { readContentFolder } from './content-folder.ts';
import { startContentServer } from './server.ts';

/** Folder of the sample content. */
export const sampleContentFolder = join(packageFolder, 'sample-content');

/**
 * Name that the sample service gives itself: its port is another one in each build, its records are
 * the same.
 */
const sampleAddress = 'https://sample-service.invalid';

/** Starts the service of the project's own sample, which a guide reads that names no service. */
export async function startSample(timeZone: string): Promise<RunningSample> {
	const server = await startContentServer({
		content: await readContentFolder(sampleContentFolder),
		token: randomBytes(16).toString('hex'),
		timeZone,
		publicUrl: sampleAddress,
		keepsRequests: false,
	});
	return {
		url: server.url,
		token: server.token,
		reachedAt: (address) => address.replace(sampleAddress, server.url),
		close: () => server.close(),
	};
}
