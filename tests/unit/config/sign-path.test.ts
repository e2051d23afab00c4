import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { signPath } from '../../../src/config/sign-path.ts';
import { projectRoot } from '../../support/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('the sign of a guide is its own or, where it has none, that of the package', () => {
	using folder = temporaryFolder();
	expect(signPath(folder.path)).toBe(join(projectRoot, 'public', 'favicon.svg'));

	mkdirSync(join(folder.path, 'public'));
	writeFileSync(join(folder.path, 'public', 'favicon.svg'), '<svg/>');
	expect(signPath(folder.path)).toBe(join(folder.path, 'public', 'favicon.svg'));
});
