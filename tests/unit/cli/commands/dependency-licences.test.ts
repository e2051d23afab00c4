import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
	dependencyLicences,
	type PackageLock,
} from '../../../../src/cli/commands/dependency-licences.ts';

test('packages are listed by licence, those for development left out', () => {
	const { byLicence, refused } = dependencyLicences({
		packages: {
			'': { version: '0.1.0' },
			'node_modules/a': { version: '1.0.0', license: 'MIT' },
			'node_modules/a/node_modules/@b/c': { version: '2.0.0', license: '(GPL-3.0 OR MIT)' },
			'node_modules/d': { version: '3.0.0', license: 'GPL-3.0', dev: true },
		},
	});

	expect([...byLicence]).toEqual([
		['MIT', ['a 1.0.0']],
		['(GPL-3.0 OR MIT)', ['@b/c 2.0.0']],
	]);
	expect(refused).toEqual([]);
});

test('a licence that nobody has allowed is refused, and so is none', () => {
	const { refused } = dependencyLicences({
		packages: {
			'node_modules/a': { version: '1.0.0', license: 'MIT AND GPL-3.0' },
			'node_modules/b': { version: '1.0.0' },
		},
	});

	expect(refused).toEqual(['a 1.0.0: MIT AND GPL-3.0', 'b 1.0.0: not stated']);
});

test('every production dependency of the project is under a licence that is allowed', () => {
	// npm wrote it.
	const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as PackageLock;

	expect(dependencyLicences(lock).refused).toEqual([]);
});
