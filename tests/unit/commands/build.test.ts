import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { environmentWithoutSettings, projectRoot } from '../../support/build-site.ts';
import { folderOf, textsIn } from '../../support/folder-of.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('a build whose settings were lost ends before it begins, and the published site stays', () => {
	using folder = temporaryFolder();
	const files = {
		'dist/index.html': '<head><link rel="canonical" href="https://guide.example/"></head>',
		'dist/events/calendar.ics': 'PRODID:-//Waymark//',
	};
	folderOf(folder.path, files);

	const { status, stderr } = spawnSync(process.execPath, [join('src', 'commands', 'build.ts')], {
		cwd: projectRoot,
		encoding: 'utf8',
		env: {
			...environmentWithoutSettings(),
			OUTPUT_DIRECTORY: join(folder.path, 'dist'),
			WAYMARK_CACHE: join(folder.path, 'cache'),
			CONTENT_REPORT: join(folder.path, 'report.json'),
		},
	});

	expect(status).toBe(1);
	expect(stderr).toContain('dist holds the site of https://guide.example/: the sample guide would');
	expect(stderr).toContain('GUIDE_SAMPLE to true.');
	expect(textsIn(folder.path)).toEqual(files);
});
