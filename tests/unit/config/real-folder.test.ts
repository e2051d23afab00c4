import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { realFolder } from '../../../src/config/real-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

test('a link means the folder to which it leads, also where that is not there yet', () => {
	using folder = temporaryFolder();
	const at = (name: string) => join(folder.path, name);
	mkdirSync(at('server'));
	symlinkSync('second', at('first'));
	symlinkSync(join('server', 'guide'), at('second'));
	symlinkSync('server', at('host'));

	expect(realFolder(at('first'))).toBe(at('server/guide'));
	expect(realFolder(at('host/guide/dist'))).toBe(at('server/guide/dist'));
	expect(realFolder(at('dist'))).toBe(at('dist'));
});

test('links that lead in a circle mean themselves', () => {
	using folder = temporaryFolder();
	symlinkSync('round', join(folder.path, 'about'));
	symlinkSync('about', join(folder.path, 'round'));

	expect(realFolder(join(folder.path, 'about'))).toBe(join(folder.path, 'about'));
});
