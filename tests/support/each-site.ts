import { test } from '@playwright/test';
import { type BuiltSite, builtSite } from './built-site.ts';
import { type SiteBuild, siteBuilds } from './site-builds.ts';

/**
 * Defines the same tests for each of the sites; those whose content is not on this machine are
 * skipped.
 */
export function forEachSite(define: (site: () => BuiltSite, build: SiteBuild) => void): void {
	for (const build of siteBuilds) {
		test.describe(`The site of the ${build.name}`, () => {
			// A worker reads a site once; two at a time would read it twice.
			test.describe.configure({ mode: 'default' });
			test.skip(build.missing !== undefined, build.missing);
			define(() => builtSite(build), build);
		});
	}
}
