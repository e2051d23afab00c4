import { expect, test } from '@playwright/test';
import { defineGuide } from '../../../src/config/define-guide.ts';
import { siteOfGuide } from '../../../src/config/guide-site.ts';
import { siteProblems } from '../../../src/config/site-problems.ts';

const guide = defineGuide({
	name: 'Val de Loire',
	service: 'https://content.example',
	url: 'https://guide.example',
	accentHue: 150,
});

test('a guide has the usual facts where it states none, but no fields of the sample', () => {
	expect(siteOfGuide(guide)).toMatchObject({
		name: 'Val de Loire',
		accentHue: 150,
		keptPastEventDays: 400,
		fields: {},
	});
});

test('what only guide.ts states is no fact, and what is misspelt there is found', () => {
	expect(siteProblems({}, siteOfGuide(guide))).toEqual([]);
	const misspelt = { ...guide, acentHue: 30 };
	expect(siteProblems({}, siteOfGuide(misspelt)).map(({ message }) => message)).toEqual([
		'acentHue in src/config/site.ts is no setting. Is accentHue meant?',
	]);
});
