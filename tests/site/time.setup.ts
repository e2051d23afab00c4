import { expect, test } from '@playwright/test';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { buildSite } from '../support/build-site.ts';
import { timeBuild } from '../support/site-builds.ts';
import { builtAt, timeContent } from './time-content.ts';

test('builds a guide whose places and events have awkward times', async () => {
	const service = await startContentServer({ content: timeContent, token: 'time' });

	const build = await buildSite(timeBuild.name, {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		GUIDE_NOW: builtAt,
		GUIDE_TIME_ZONE: 'Europe/Lisbon',
		GUIDE_MOST_SOCIAL_IMAGES: '0',
	});
	await service.close();

	expect(build.exitCode, build.output).toBe(0);
});
