import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { ContentReport } from '../../src/content/sync/content-report.ts';
import { type BuiltSite, builtSite, recordPages } from '../support/built-site.ts';
import {
	corpusBuild,
	finishedBuild,
	oddBuild,
	sampleBuild,
	type SiteBuild,
} from '../support/site-builds.ts';

/** Pages of destinations or collections; further pages of long lists are not counted. */
function groupingPages(
	{ build, pages }: BuiltSite,
	kind: 'destinations' | 'collections',
): string[] {
	const pattern = new RegExp(`^${build.base}${kind}/[^/]+/$`);
	return pages.map(({ path }) => path).filter((path) => pattern.test(path));
}

function reportOf(build: SiteBuild): ContentReport {
	// The build wrote it.
	return JSON.parse(readFileSync(finishedBuild(build).reportPath, 'utf8')) as ContentReport;
}

test('every record of the corpus has a page', () => {
	test.skip(corpusBuild.missing !== undefined, corpusBuild.missing);
	const site = builtSite(corpusBuild);
	const { resources } = reportOf(corpusBuild);

	expect(recordPages(site, 'places')).toHaveLength(1600);
	expect(recordPages(site, 'events')).toHaveLength(472);
	expect(groupingPages(site, 'destinations')).toHaveLength(85);
	expect(groupingPages(site, 'collections')).toHaveLength(46);
	expect(Object.values(resources).map(({ leftOut, listed }) => [listed, leftOut])).toEqual([
		[85, {}],
		[1600, {}],
		[472, {}],
		[46, {}],
	]);
});

test('every readable record of the fixtures has a page, and the others are reported', () => {
	const site = builtSite(oddBuild);
	const { collections, destinations, events, places } = reportOf(oddBuild).resources;

	expect(recordPages(site, 'places')).toHaveLength(74);
	expect(recordPages(site, 'events')).toHaveLength(78);
	expect(groupingPages(site, 'destinations')).toHaveLength(8);
	expect(groupingPages(site, 'collections')).toHaveLength(8);
	expect(places.leftOut).toEqual({
		'unreadable: name: expected string, received number': [
			{ id: 'plc_00000019000000000000000000000000' },
		],
	});
	expect(destinations.leftOut).toEqual({
		'unreadable: name: expected string, received undefined': [{ id: 'dst_7' }],
	});
	expect([events.leftOut, collections.leftOut]).toEqual([{}, {}]);
});

test('addresses that are scripts, and texts that are no dates, are dropped and reported', () => {
	const { dropped } = reportOf(oddBuild).resources.places;

	expect(Object.keys(dropped).sort()).toEqual([
		'attribution.url: not an http or https address',
		'contact.website: not an http or https address',
		'images[].thumbnail_url: not an http or https address',
		'images[].url: not an http or https address',
		'location.geo_link: not an http, https or geo address',
		'location.map_url: not an http, https or geo address',
		'metadata.nested: expected string, received object',
		'provenance.main_entity_of_page: not an http or https address',
		'provenance.same_as[]: not an http or https address',
		'provenance.sd_date_published: not a date (YYYY-MM-DD)',
		'provenance.sd_license: not an http or https address',
		'provenance.sd_publisher.url: not an http or https address',
		'provenance.source_verified_at: not a date-time with an offset (RFC 3339)',
		'updated_at: not a date-time with an offset (RFC 3339)',
		'validity.valid_from: not a date (YYYY-MM-DD)',
		'validity.valid_through: not a date (YYYY-MM-DD)',
	]);
});

test('a build in which nothing is wrong warns of nothing', () => {
	const { output } = finishedBuild(sampleBuild);

	expect(output).toContain('The site is in');
	expect(output.split('\n').filter((line) => /\bwarn|\berror/i.test(line))).toEqual([]);
});
