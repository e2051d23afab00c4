import { expect, test } from '@playwright/test';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { site } from '../../../src/config/site.ts';

const faults = (changed: object) =>
	settingProblems({}, { ...site, ...changed }).map(({ message }) => message);

test('a member of src/config/site.ts that is misspelt, of another kind or no day is said, with what it has to be', () => {
	expect(faults({ host: 'netlfy' })).toEqual([
		'host in src/config/site.ts ("netlfy") is not right. Make it one of none, netlify, cloudflare-pages, cloudflare-pages-paid, github-pages, nginx, apache, caddy.',
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
});

test('values of another kind are said with what they have to be, and nothing else is said of them', () => {
	expect(
		faults({
			tagline: undefined,
			allowedSources: { 'script-src': 'https://stats.example' },
			contact: 7,
			footerLinks: [{ label: 'Imprint', url: 'imprint/' }],
		}),
	).toEqual([
		'tagline in src/config/site.ts (undefined) is not right. Make it a text.',
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
			fields: {
				opened: 'Opened in',
				stars: { label: { en: 'Stars', de: 'Sterne' } },
				name_ko: { nameIn: 'ko' },
				remarks: { isHidden: true },
			},
			terms: {
				kind: { INC4SC2: { en: 'Chamber music', de: 'Kammermusik' } },
				stars: { 4: 'Four' },
			},
			accentHue: 0,
			mostSocialImages: 0,
			sameAs: ['https://board.example/', 'https://social.example/@board'],
			accessibility: { assessedOn: '2026-11-21', knownBarriers: ['Old photographs.'] },
		}),
	).toEqual([]);
});

test('a label that is none, or no language, is said with the name of its field', () => {
	expect(
		faults({
			fields: { opened: 1870, name_ko: { nameIn: 'Korean!' }, stars: { lable: 'Stars' } },
			terms: { kind: { INC4: '' }, city: 'Lisbon' },
		}),
	).toEqual([
		...[
			['opened', '1870'],
			['name_ko', '{"nameIn":"Korean!"}'],
			['stars', '{"lable":"Stars"}'],
		].map(
			([key, value]) =>
				`fields.${key} in src/config/site.ts (${value}) is not right. Make it a label, such as 'Stars', or what it is: { label: 'Stars' }, { nameIn: 'en' } or { isHidden: true }.`,
		),
		`terms.city in src/config/site.ts ("Lisbon") is not right. Make it labels by value, such as { INC4: 'Chamber music' }.`,
		`terms.kind.INC4 in src/config/site.ts ("") is not right. Make it a label, such as 'Chamber music', or one for each language, such as { en: 'Chamber music', de: 'Kammermusik' }.`,
	]);
	expect(faults({ terms: [] })).toEqual([
		'terms in src/config/site.ts ([]) is not right. Make it an object; {} says nothing.',
	]);
});

test('refuses a member that does not exist, and names the one that is near to it', () => {
	expect(
		faults({ timezone: 'Europe/Paris', verfiedForMonth: 12, them: {}, name_of_guide: 'x' }),
	).toEqual([
		'timezone in src/config/site.ts is no setting. Is timeZone meant?',
		'verfiedForMonth in src/config/site.ts is no setting. Is verifiedForMonths meant?',
		'them in src/config/site.ts is no setting. docs/reference/site.md lists all.',
		'name_of_guide in src/config/site.ts is no setting. docs/reference/site.md lists all.',
	]);
});

test('refuses members that do not exist of links and of the statement on accessibility', () => {
	expect(
		faults({
			footerLinks: [{ label: 'Imprint', href: 'imprint/', icon: 'info' }],
			accessibility: { knownBarriers: [], assesedOn: '2026-11-21' },
		}),
	).toEqual([
		`footerLinks in src/config/site.ts ([{"label":"Imprint","href":"imprint/","icon":"info"}]) is not right. Make it a list of links, such as [{ label: 'Imprint', href: 'imprint/' }].`,
		`accessibility in src/config/site.ts ({"knownBarriers":[],"assesedOn":"2026-11-21"}) is not right. Make it such as { assessedOn: '2026-11-21', knownBarriers: [] }.`,
	]);
});

test('a setting of an earlier version is said with what has taken its place', () => {
	expect(faults({ shownMetadata: { opened: 'Opened in' } })).toEqual([
		"shownMetadata in src/config/site.ts is no setting. Write fields: { opened: 'Opened in' }.",
	]);
});
