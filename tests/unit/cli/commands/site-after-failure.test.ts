import { expect, test } from '@playwright/test';
import { fullDiskText } from '../../../../src/cli/commands/refused-file.ts';
import { siteAfterFailure } from '../../../../src/cli/commands/site-after-failure.ts';

const site = (identity: string | undefined) => ({ folder: '/srv/site', identity });

test('a build that fails says that the published site is as before', () => {
	expect(siteAfterFailure(site('1'), site('1'))).toBe(
		'The build has failed: the site published in /srv/site is as before.',
	);
	expect(siteAfterFailure(site(undefined), site(undefined))).toBe(
		'The build has failed: no site is published in /srv/site.',
	);
	expect(siteAfterFailure(site('1'), site('2'))).toBe(
		'The build has failed after it had published a new site in /srv/site.',
	);
	expect(siteAfterFailure(undefined, undefined)).toBe(
		'The build has failed: nothing is published.',
	);
});

test('a full disk is one plain sentence, whatever tool reports it', () => {
	const words = expect.stringMatching(/^The disk is full\.\nMake room on that disk, or set /);
	for (const error of [
		new Error('[plugin vite:build] ENOSPC: no space left on device, write\n  at file: page.astro'),
		new Error('Build failed', { cause: new Error('No space left on device (os error 28)') }),
		new AggregateError([new Error('Could not write chunk: disk quota exceeded')], 'Build failed'),
	]) {
		expect(fullDiskText(error)).toEqual(words);
	}
	expect(fullDiskText(new Error('Build failed with 1 error'))).toBe(undefined);
});
