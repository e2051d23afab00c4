import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContentFolder } from '../../src/cli/sample-service/content-folder.ts';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { buildSite } from '../support/build-site.ts';
import type { ScreenshotArguments } from './arguments.ts';

/** A guide that cannot be had; the message says why. */
export class NoGuideError extends Error {
	override name = 'NoGuideError';
}

/**
 * The folder of the finished guide of which pictures are to be taken; built where it is not there
 * yet.
 *
 * @throws NoGuideError
 */
export async function guideFolder({ content, name, site }: ScreenshotArguments): Promise<string> {
	if (site !== undefined) {
		if (existsSync(resolve(site, 'index.html'))) return resolve(site);
		throw new NoGuideError(`There is no guide in ${site}: it has no index.html.`);
	}
	if (content === undefined) return built(name, settingsOfEnvironment());
	const service = await startContentServer({
		content: await readContentFolder(resolve(content)),
		token: 'screenshots',
		keepsRequests: false,
	});
	try {
		return await built(name, {
			...settingsOfEnvironment(),
			CONTENT_SERVICE_URL: service.url,
			CONTENT_SERVICE_TOKEN: service.token,
		});
	} finally {
		await service.close();
	}
}

async function built(name: string, settings: Record<string, string>): Promise<string> {
	console.log('Building the guide …');
	const { exitCode, folder, output } = await buildSite(`screenshots-${name}`, {
		// Pages show none of them.
		GUIDE_MOST_SOCIAL_IMAGES: '0',
		...settings,
	});
	if (exitCode !== 0) throw new NoGuideError(`The build failed.\n${output}`);
	return folder;
}

function settingsOfEnvironment(): Record<string, string> {
	return Object.fromEntries(
		Object.entries(process.env).flatMap(([setting, value]) =>
			value !== undefined && /^(CONTENT_SERVICE|GUIDE)_/.test(setting) ? [[setting, value]] : [],
		),
	);
}
