import { expect, test } from '@playwright/test';
import { fieldsBuild, makeBuild, siteBuilds } from '../support/site-builds.ts';

for (const site of [...siteBuilds, fieldsBuild]) {
	test(`builds the ${site.name}`, async () => {
		test.skip(site.missing !== undefined, site.missing);

		const build = await makeBuild(site);

		expect(build.exitCode, build.output).toBe(0);
	});
}
