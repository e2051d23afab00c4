import { expect, test } from '@playwright/test';
import { createRoutes } from '../../../src/config/routes.ts';

const atRoot = createRoutes('https://guide.example', '/');
const belowPath = createRoutes('https://guide.example', '/guide/');

test('paths of pages begin with the base path and end with a slash', () => {
	expect([
		belowPath.home(),
		belowPath.places(),
		belowPath.place('quay-0a1b2c3d'),
		belowPath.category(['culture', 'museums']),
		belowPath.categories(),
		belowPath.events(),
		belowPath.event('fado-0a1b2c3d'),
		belowPath.eventsInMonth('2026-12'),
		belowPath.eventsOfTheme('music'),
		belowPath.eventArchive(),
		belowPath.destinations(),
		belowPath.destination('sintra'),
		belowPath.collections(),
		belowPath.collection('views'),
		belowPath.about(),
		belowPath.accessibility(),
	]).toEqual([
		'/guide/',
		'/guide/places/',
		'/guide/places/quay-0a1b2c3d/',
		'/guide/categories/culture/museums/',
		'/guide/categories/',
		'/guide/events/',
		'/guide/events/fado-0a1b2c3d/',
		'/guide/events/months/2026-12/',
		'/guide/events/themes/music/',
		'/guide/events/archive/',
		'/guide/destinations/',
		'/guide/destinations/sintra/',
		'/guide/collections/',
		'/guide/collections/views/',
		'/guide/about/',
		'/guide/accessibility/',
	]);
	expect([atRoot.home(), atRoot.place('quay-0a1b2c3d')]).toEqual(['/', '/places/quay-0a1b2c3d/']);
});

test('a base path is taken in any of its spellings', () => {
	const roots = ['', '/', '//', 'guide', '/guide', 'guide/', '/a/b/', '/mein führer/'].map((base) =>
		createRoutes('https://guide.example', base).home(),
	);

	expect(roots).toEqual([
		'/',
		'/',
		'/',
		'/guide/',
		'/guide/',
		'/guide/',
		'/a/b/',
		'/mein%20f%C3%BChrer/',
	]);
});

test('the first page of a list has no number', () => {
	expect([atRoot.places(1), atRoot.places(2), atRoot.category(['a', 'b'], 3)]).toEqual([
		'/places/',
		'/places/2/',
		'/categories/a/b/3/',
	]);
	expect(atRoot.eventsInMonth('2026-12', 2)).toBe('/events/months/2026-12/2/');
	expect(atRoot.destination('sintra', 2)).toBe('/destinations/sintra/2/');
});

test('letters of other scripts are percent-encoded, and nothing leaves its place in the path', () => {
	expect(atRoot.place('北京-0a1b2c3d')).toBe('/places/%E5%8C%97%E4%BA%AC-0a1b2c3d/');
	expect(atRoot.destination('a/../b?c#d')).toBe('/destinations/a%2F..%2Fb%3Fc%23d/');
});

test('calendars lie beside the pages that they belong to', () => {
	expect([
		belowPath.eventCalendar('fado-0a1b2c3d'),
		belowPath.eventsFeed(),
		belowPath.themeFeed('music'),
		belowPath.destinationFeed('sintra'),
	]).toEqual([
		'/guide/events/fado-0a1b2c3d/all-dates.ics',
		'/guide/events/calendar.ics',
		'/guide/events/themes/music/calendar.ics',
		'/guide/destinations/sintra/calendar.ics',
	]);
});

test('absolute addresses are those of the site', () => {
	expect(belowPath.siteRoot).toBe('https://guide.example/guide/');
	expect(atRoot.siteRoot).toBe('https://guide.example/');
	expect(belowPath.absolute(belowPath.about())).toBe('https://guide.example/guide/about/');
});
