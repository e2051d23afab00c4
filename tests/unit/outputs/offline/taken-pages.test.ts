import { expect, test } from '@playwright/test';
import { linkedRecords } from '../../../../src/outputs/offline/taken-pages.ts';

test('the places and events to which a page leads are found, each once', () => {
	const html = [
		'<a href="/guide/places/museum-00000001/">Museum</a>',
		'<a class="name" href="/guide/events/concert-0000000a/">Concert</a>',
		'<a href="/guide/places/museum-00000001/">Museum again</a>',
		'<a href="/guide/places/museum-00000001/#opening-hours">Hours</a>',
		'<a href="/guide/events/">What is on</a>',
		'<a href="/guide/places/2/">Next</a>',
		'<a href="/guide/events/concert-0000000a/all-dates.ics">Calendar</a>',
		'<a href="/other/places/bar-00000002/">Of another guide</a>',
		'<a href="https://elsewhere.example/places/bar-00000003/">Elsewhere</a>',
	].join('');
	expect(linkedRecords(html, '/guide/')).toEqual([
		'/guide/places/museum-00000001/',
		'/guide/events/concert-0000000a/',
	]);
});
