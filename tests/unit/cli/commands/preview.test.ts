import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { previewArguments } from '../../../../src/cli/commands/preview-arguments.ts';
import { environmentWithoutSettings, projectRoot } from '../../../support/build-site.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('before the first build the preview says that there is no site, and what to do', () => {
	using folder = temporaryFolder();
	const output = join(folder.path, 'dist');

	const { status, stderr } = spawnSync(
		process.execPath,
		[join('src', 'cli', 'commands', 'preview.ts')],
		{
			cwd: projectRoot,
			encoding: 'utf8',
			env: { ...environmentWithoutSettings(), OUTPUT_DIRECTORY: output },
		},
	);

	expect(stderr).toBe(`There is no site in ${output} yet: run npm run build.\n`);
	expect(status).toBe(1);
});

test('the preview takes port and host, the latter also without an address', () => {
	const defaults = { port: 4321, host: undefined, opens: false, showsHelp: false };

	expect(previewArguments([])).toEqual(defaults);
	expect(previewArguments(['--port', '8080', '--open'])).toEqual({
		...defaults,
		port: 8080,
		opens: true,
	});
	expect(previewArguments(['--host', '10.0.0.7'])).toEqual({ ...defaults, host: '10.0.0.7' });
	expect(previewArguments(['--host', '--open'])).toEqual({
		...defaults,
		host: '0.0.0.0',
		opens: true,
	});
	expect(() => previewArguments(['--port', 'http'])).toThrow(
		'--port needs a whole number from 0 to 65535.',
	);
});
