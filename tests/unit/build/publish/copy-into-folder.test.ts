import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyIntoFolder } from '../../../../src/build/publish/copy-into-folder.ts';
import { outputFolderFault, signOfSite } from '../../../../src/config/output-folder.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { folderOf, textsIn } from '../../../support/folder-of.ts';

test('the folder then holds the new site and nothing else, also where a file has become a folder', () => {
	using folder = temporaryFolder();
	const site = {
		'index.html': 'new',
		'places/index.html': 'new',
		data: 'a file now',
		'_astro/style.css': 'new',
	};
	const next = folderOf(join(folder.path, 'next'), site);
	const place = folderOf(join(folder.path, 'dist'), {
		'index.html': 'old',
		places: 'a folder now',
		'data/places.geojson': 'old',
		'events/fado/index.html': 'old',
		'index.html.host-1.partial': 'left by a build that was killed',
	});

	copyIntoFolder(next, place);

	expect(textsIn(place)).toEqual(site);
	expect(readdirSync(place).sort()).toEqual(['_astro', 'data', 'index.html', 'places']);
});

test('a folder into which the first site was copied but for an error is known as a site', () => {
	using folder = temporaryFolder();
	const next = folderOf(join(folder.path, 'next'), {
		'a.css': 'new',
		[signOfSite]: 'BEGIN:VCALENDAR\r\nPRODID:-//Waymark//',
		'index.html': 'new',
	});
	const place = join(folder.path, 'volume');
	// A link that leads nowhere cannot be copied.
	mkdirSync(place);
	symlinkSync(join(folder.path, 'missing'), join(next, 'a.txt'));

	expect(() => {
		copyIntoFolder(next, place);
	}).toThrow();
	expect(outputFolderFault(place, folder.path, 'cache')).toBe('');
});
