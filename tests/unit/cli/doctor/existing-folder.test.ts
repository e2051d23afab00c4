import { win32 } from 'node:path';
import { expect, test } from '@playwright/test';
import { existingFolder } from '../../../../src/cli/doctor/existing-folder.ts';

const onWindows = (folder: string, ...there: string[]) =>
	existingFolder(
		folder,
		(path) => there.includes(path),
		(path) => win32.dirname(path),
	);

test('the nearest folder that is there is found', () => {
	expect(onWindows('C:\\guides\\loire\\dist', 'C:\\', 'C:\\guides')).toBe('C:\\guides');
	expect(onWindows('C:\\guides', 'C:\\', 'C:\\guides')).toBe('C:\\guides');
});

test('on a drive that is missing there is none', () => {
	expect(onWindows('Z:\\guides\\dist', 'C:\\')).toBeUndefined();
});
