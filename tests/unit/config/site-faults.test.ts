import { expect, test } from '@playwright/test';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { site } from '../../../src/config/site.ts';

const faults = (changed: object) =>
	settingProblems({}, { ...site, ...changed }).map(({ message }) => message);

test('a member of src/config/site.ts that is misspelt, of another kind or no day is said, with what it has to be', () => {
	expect(faults({ host: 'netlfy' })).toEqual([
		'host in src/config/site.ts ("netlfy") is not right. Make it one of none, netlify, cloudflare-pages, cloudflare-pages-paid, github-pages.',
	]);
	expect(faults({ images: undefined, mostBrowseLists: -1, accentHue: '255' })).toEqual([
		'accentHue in src/config/site.ts ("255") is not right. Make it a hue in degrees, from 0 to 360.',
		'mostBrowseLists in src/config/site.ts (-1) is not right. Make it a whole number from 0 on.',
		'images in src/config/site.ts (undefined) is not right. Make it one of link, local.',
	]);
	expect(faults({ accessibility: { assessedOn: '21.11.2026', knownBarriers: [] } })).toEqual([
		`accessibility in src/config/site.ts ({"assessedOn":"21.11.2026","knownBarriers":[]}) is not right. Make it such as { assessedOn: '2026-11-21', knownBarriers: [] }.`,
	]);
	expect(faults({ sameAs: ['board.example'] })).toEqual([
		`sameAs in src/config/site.ts (["board.example"]) is not right. Make it a list of web addresses, such as ['https://board.example/'].`,
	]);
	expect(faults({ shownMetadata: { opened: 1870 } })).toEqual([
		'shownMetadata in src/config/site.ts ({"opened":1870}) is not right. Make it an object of keys and their labels.',
	]);
});

test('values of another kind are said with what they have to be, and nothing else is said of them', () => {
	expect(
		faults({
			tagline: undefined,
			allowedSources: { 'script-src': 'https://stats.example' },
			contact: 7,
			footerLinks: [{ label: 'Imprint', url: 'imprint/' }],
			attributes: { order: 'cuisine' },
		}),
	).toEqual([
		'tagline in src/config/site.ts (undefined) is not right. Make it a text.',
		`attributes in src/config/site.ts ({"order":"cuisine"}) is not right. Make it an object, such as { order: ['cuisine'] }; {} shows all.`,
		`allowedSources in src/config/site.ts ({"script-src":"https://stats.example"}) is not right. Make it an object of lists, such as { 'script-src': ['https://stats.example'] }; {} allows no others.`,
		'contact in src/config/site.ts (7) is not right. Make it a text.',
		`footerLinks in src/config/site.ts ([{"label":"Imprint","url":"imprint/"}]) is not right. Make it a list of links, such as [{ label: 'Imprint', href: 'imprint/' }].`,
	]);
	expect(faults({ footerLinks: [{ href: 'imprint/' }] })).toEqual([
		`footerLinks in src/config/site.ts ([{"href":"imprint/"}]) is not right. Make it a list of links, such as [{ label: 'Imprint', href: 'imprint/' }].`,
	]);
});

test('members as src/config/site.ts explains them are right', () => {
	expect(
		faults({
			keptPastEventDays: Infinity,
			shownMetadata: { opened: 'Opened in' },
			attributes: {},
			accentHue: 0,
			mostSocialImages: 0,
			sameAs: ['https://board.example/', 'https://social.example/@board'],
			accessibility: { assessedOn: '2026-11-21', knownBarriers: ['Old photographs.'] },
		}),
	).toEqual([]);
});
