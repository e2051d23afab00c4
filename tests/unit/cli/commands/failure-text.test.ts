import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { failureText } from '../../../../src/cli/commands/failure-text.ts';
import { withSnapshotLock } from '../../../../src/content/snapshot/snapshot-lock.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const elsewhere = 'set OUTPUT_DIRECTORY, WAYMARK_CACHE or CONTENT_REPORT to another folder.';

/** Returns what is printed of what the work throws. */
function failureOf(work: () => unknown): string {
	try {
		work();
	} catch (error) {
		return failureText(error);
	}
	throw new Error('It did not fail.');
}

test('what the file system refuses is told by its path, with what to do and without a stack', () => {
	test.skip(process.platform === 'win32', 'Windows has other names for some of these');
	using folder = temporaryFolder();
	const file = join(folder.path, 'cache');
	writeFileSync(file, '');
	const inTheWay = `A file stands where a folder must be, or a folder where a file must be: move it away, or ${elsewhere}`;

	expect(
		failureOf(() => {
			mkdirSync(file);
		}),
	).toBe(`${file} cannot be used: file already exists (EEXIST).\n${inTheWay}`);
	const below = join(file, 'report.json');
	expect(
		failureOf(() => {
			writeFileSync(below, '');
		}),
	).toBe(`${below} cannot be used: not a directory (ENOTDIR).\n${inTheWay}`);
	expect(
		failureOf(() => {
			renameSync(file, below);
		}),
	).toBe(`${file} cannot be moved or copied to ${below}: not a directory (ENOTDIR).\n${inTheWay}`);
	mkdirSync(join(folder.path, 'snapshot.sqlite.lock'));
	expect(failureOf(() => withSnapshotLock(join(folder.path, 'snapshot.sqlite'), () => 0))).toBe(
		`${join(folder.path, 'snapshot.sqlite.lock')} cannot be used: unable to open database file.\nGive this user the right to read and write there, or ${elsewhere}`,
	);
});

test('a full disk is told without a path, as by what ran on another thread', () => {
	const error = new Error('ENOSPC: no space left on device, write');

	expect(failureText(error)).toBe(
		`A file cannot be used: no space left on device (ENOSPC).\nMake room on that disk, or ${elsewhere}`,
	);
	expect(failureText(new Error('EACCES: permission denied 0.0.0.0:80'))).toContain('\n    at ');
});

test('of a mistake in the code the stack is told', () => {
	expect(failureOf(() => readFileSync('/a/file/that/is/missing'))).toContain('\n    at ');
	expect(failureText(new TypeError('x is not a function'))).toContain('\n    at ');
});

test('an error that says what to do is told by that alone', () => {
	expect(failureText(Object.assign(new Error('No token.'), { hint: 'Set one.' }))).toBe(
		'No token.\nSet one.',
	);
});

test('a file that is refused while Astro writes types is told by its path, not by the hint of Astro', () => {
	const wrapped = (cause: Error) =>
		Object.assign(
			new Error(
				`\`astro sync\` command failed to generate content collection types: ${cause.message}.`,
				{ cause },
			),
			{
				name: 'GenerateContentTypesError',
				hint: 'Check your `src/content.config.ts` file for typos.',
			},
		);
	const refusal = Object.assign(
		new Error("EACCES: permission denied, mkdir '/srv/guide/.astro/collections'"),
		{ code: 'EACCES', path: '/srv/guide/.astro/collections' },
	);

	expect(failureText(wrapped(refusal))).toBe(
		`/srv/guide/.astro/collections cannot be used: permission denied (EACCES).\nGive this user the right to read and write there, or ${elsewhere}`,
	);
	expect(failureText(wrapped(new Error('places is not defined')))).toContain('for typos.');
});
