import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { currentPage, generatedParts } from '../../../scripts/reference/pages.ts';
import { createRoutes, type Routes } from '../../../src/config/routes.ts';
import { buildUsage } from '../../../src/cli/commands/build-arguments.ts';
import { CommandLineError, failureOf } from '../../../src/cli/commands/command-line.ts';
import { settingNames, settingsSchema } from '../../../src/config/settings-schema.ts';
import { site } from '../../../src/config/site.ts';
import { eventSchema } from '../../../src/records/event.ts';
import { collectionSchema, destinationSchema } from '../../../src/records/grouping.ts';
import { placeSchema } from '../../../src/records/place.ts';
import { projectRoot } from '../../support/build-site.ts';
import { fieldPaths } from '../../support/schema-fields.ts';

const reference = join(projectRoot, 'docs', 'reference');
const pageOf = (name: string) => readFileSync(join(reference, name), 'utf8');
const headingsOf = (name: string) =>
	[...pageOf(name).matchAll(/^### `(.+)`$/gm)].map(([, heading]) => heading);

/** How each route is named in the documents: with a slash at the end a page, else a file. */
const documentedRoutes: Record<
	Exclude<keyof Routes, 'absolute' | 'record' | 'siteRoot'>,
	string
> = {
	home: '/',
	places: '/places/',
	explore: '/explore/',
	place: '/places/<name>/',
	category: '/categories/<level>/<level>/',
	categories: '/categories/',
	browse: '/browse/',
	browseFacet: '/browse/<facet>/',
	browseList: '/browse/<facet>/<value>/',
	events: '/events/',
	event: '/events/<name>/',
	eventsInMonth: '/events/months/<YYYY-MM>/',
	eventsOfTheme: '/events/themes/<theme>/',
	eventArchive: '/events/archive/',
	destinations: '/destinations/',
	destination: '/destinations/<name>/',
	collections: '/collections/',
	collection: '/collections/<name>/',
	embedded: '/embed/destinations/<name>/',
	saved: '/saved/',
	offline: '/offline/',
	search: '/search/',
	fullTextIndex: '/pagefind/',
	names: '/data/names.json',
	about: '/about/',
	map: '/map/',
	mapOf: '/map/?place=<name>',
	accessibility: '/accessibility/',
	eventCalendar: '/events/<name>/all-dates.ics',
	eventsFeed: '/events/calendar.ics',
	eventDates: '/events/dates.ics',
	themeFeed: '/events/themes/<theme>/calendar.ics',
	destinationFeed: '/destinations/<name>/calendar.ics',
	socialImage: '/social/<file>',
	imageFile: '/images/<file>.webp',
	cover: '/covers/<cover>.svg',
	icon: '/icon-<size>.png',
	manifest: '/site.webmanifest',
	placesRss: '/places/feed.xml',
	eventsRss: '/events/feed.xml',
	placesFile: '/data/places.geojson',
	placeTable: '/data/places.json',
	eventTable: '/data/events.json',
	coast: '/data/coast.json',
	eventsFile: '/events/events.geojson',
	outline: '/llms.txt',
};

for (const name of Object.keys(generatedParts)) {
	test(`docs/reference/${name} says what the code says (npm run docs:reference writes it)`, () => {
		expect(pageOf(name)).toBe(currentPage(name));
	});
}

test('every setting has its place in the documents', () => {
	expect(headingsOf('settings.md').sort()).toEqual([...settingNames].sort());
});

test('every member of site.ts has its place in the documents', () => {
	expect(headingsOf('site.md')).toEqual(expect.arrayContaining(Object.keys(site)));
});

test('every field has its place in the documents', () => {
	expect(headingsOf('place-fields.md').sort()).toEqual(fieldPaths(placeSchema).sort());
	expect(headingsOf('event-fields.md').sort()).toEqual(fieldPaths(eventSchema).sort());
	expect(headingsOf('grouping-fields.md')).toEqual(
		expect.arrayContaining([...fieldPaths(destinationSchema), ...fieldPaths(collectionSchema)]),
	);
});

test('every route has its place in the documents, as it is', () => {
	const urls = pageOf('urls.md');
	const missing = Object.values(documentedRoutes).filter((url) => !urls.includes(`\`${url}`));
	const routes = createRoutes('https://guide.example', '/');

	expect(missing).toEqual([]);
	expect(Object.keys(routes).sort()).toEqual(
		[...Object.keys(documentedRoutes), 'absolute', 'record', 'siteRoot'].sort(),
	);
	expect(
		[routes.event('<name>'), routes.destinationFeed('<name>')].map(decodeURIComponent),
	).toEqual([documentedRoutes.event, documentedRoutes.destinationFeed]);
});

test('every file of a route without a function of its own has its place in the documents', () => {
	const urls = pageOf('urls.md');
	const topLevel = readdirSync(join(projectRoot, 'src', 'pages'))
		.filter((name) => !/^[[_]/.test(name))
		.map((name) => name.replace(/\.(astro|ts)$/, '').replace('[size]', '<size>'));
	const missing = topLevel.filter((name) => name !== 'index' && !urls.includes(`/${name}`));

	expect(missing).toEqual([]);
});

test('every exit code has its place in the documents', () => {
	const documented = [...pageOf('exit-codes.md').matchAll(/^## (.+)$/gm)].map(([, code]) => code);
	const ofBuild = [...(/Exit codes: (.+)/.exec(buildUsage)?.[1] ?? '').matchAll(/\d+/g)];
	const codes = [
		...ofBuild.map(([code]) => code),
		failureOf(new Error()).exitCode,
		failureOf(new CommandLineError()).exitCode,
		settingsSchema.CONTENT_LAST_GOOD_EXIT_CODE.default,
	];

	expect(ofBuild.length).toBe(3);
	expect(documented).toEqual(expect.arrayContaining([...new Set(codes.map(String))]));
});

test('every package that the project depends on has its reason in the documents', () => {
	const { dependencies, devDependencies } = z
		.object({
			dependencies: z.record(z.string(), z.string()),
			devDependencies: z.record(z.string(), z.string()),
		})
		.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
	const reasons = readFileSync(
		join(projectRoot, 'docs', 'contributing', 'dependencies.md'),
		'utf8',
	);
	const named = Object.keys({ ...dependencies, ...devDependencies });

	expect(named.filter((name) => !reasons.includes(`\`${name}\``))).toEqual([]);
});

test('every command of npm has its place in the documents', () => {
	const { scripts } = z
		.object({ scripts: z.record(z.string(), z.string()) })
		.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')));
	const commands = pageOf('commands.md');
	const missing = Object.keys(scripts).filter(
		(name) =>
			!['start', 'test'].includes(name) &&
			!commands.includes(`npm run ${name}\``) &&
			!commands.includes(`\`${name}\``),
	);

	expect(missing).toEqual([]);
});
