import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { previewArguments } from '../../../../src/cli/commands/preview-arguments.ts';
import { environmentWithoutSettings, projectRoot } from '../../../support/build-site.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

test('before the first build the preview says that there is no site, and what to do', () => {
	using folder = temporaryFolder();
	const output = join(folder.path, 'dist');

	expect(previewOf(output)).toEqual({
		stderr: `There is no site in ${output} yet: run npm run build.\n`,
		status: 1,
	});
	expect(previewOf(output, ['--drafts'])).toEqual({
		stderr: `There is no site in ${output}-drafts yet: run npm run build -- --drafts.\n`,
		status: 1,
	});
});

test('the preview takes port and host, the latter also without an address', () => {
	const defaults = {
		port: 4321,
		host: undefined,
		opens: false,
		isPreview: false,
		showsHelp: false,
	};

	expect(previewArguments([])).toEqual(defaults);
	expect(previewArguments(['--port', '8080', '--open'])).toEqual({
		...defaults,
		port: 8080,
		opens: true,
	});
	expect(previewArguments(['--host', '10.0.0.7'])).toEqual({ ...defaults, host: '10.0.0.7' });
	expect(previewArguments(['--drafts'])).toEqual({ ...defaults, isPreview: true });
	expect(previewArguments(['--host', '--open'])).toEqual({
		...defaults,
		host: '0.0.0.0',
		opens: true,
	});
	expect(() => previewArguments(['--port', 'http'])).toThrow(
		'--port needs a whole number from 0 to 65535.',
	);
});

function previewOf(output: string, words: readonly string[] = []) {
	const { status, stderr } = spawnSync(
		process.execPath,
		[join('src', 'cli', 'commands', 'preview.ts'), ...words],
		{
			cwd: projectRoot,
			encoding: 'utf8',
			env: { ...environmentWithoutSettings(), OUTPUT_DIRECTORY: output },
		},
	);
	return { status, stderr };
}
