import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildFolder, projectRoot } from '../support/build-site.ts';
import { corpusBuild, distinctiveToken, finishedBuild, oddBuild } from '../support/site-builds.ts';

/** Forms in which a token could be written down. */
const forms = [
	distinctiveToken,
	encodeURIComponent(distinctiveToken),
	Buffer.from(distinctiveToken).toString('base64').replace(/=+$/, ''),
	Buffer.from(`Bearer ${distinctiveToken}`).toString('base64').replace(/=+$/, ''),
	Buffer.from(distinctiveToken).toString('hex'),
];

for (const build of [oddBuild, corpusBuild]) {
	test(`the token of the service stands in no file and on no line of the build of the ${build.name}`, () => {
		test.skip(build.missing !== undefined, build.missing);
		const { output } = finishedBuild(build);
		const files = filesIn(buildFolder(build.name));
		const leaks = files.filter((file) => holdsToken(readFileSync(file)));

		expect(leaks).toEqual([]);
		expect(forms.filter((form) => output.includes(form))).toEqual([]);
		expect(files.some((file) => file.endsWith('snapshot.sqlite'))).toBe(true);
		expect(files.some((file) => file.endsWith('content-report.json'))).toBe(true);
	});
}

test('nor does it stand in what Astro and Vite keep in the project', () => {
	const folders = ['.astro', join('node_modules', '.astro'), join('node_modules', '.vite')];
	const leaks = folders.flatMap((folder) =>
		// A build that runs meanwhile may take files away.
		filesIn(join(projectRoot, folder)).filter(
			(file) => existsSync(file) && holdsToken(readFileSync(file)),
		),
	);

	expect(leaks).toEqual([]);
});

function filesIn(folder: string): string[] {
	try {
		return readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name));
	} catch {
		return [];
	}
}

function holdsToken(bytes: Buffer): boolean {
	return forms.some((form) => bytes.includes(form));
}
