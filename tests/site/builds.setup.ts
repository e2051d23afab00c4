import { expect, test } from '@playwright/test';
import {
	corpusBuild,
	fieldsBuild,
	makeBuild,
	oddBuild,
	sampleBuild,
} from '../support/site-builds.ts';

// The largest first, as two are made at a time.
for (const site of [corpusBuild, fieldsBuild, sampleBuild, oddBuild]) {
	test(`builds the ${site.name}`, async () => {
		test.skip(site.missing !== undefined, site.missing);

		const build = await makeBuild(site);

		expect(build.exitCode, build.output).toBe(0);
	});
}
