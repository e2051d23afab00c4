import { expect, test } from '@playwright/test';
import { newContentReport } from '../../../src/sync/content-report.ts';
import type { MeasuredBuild } from '../../bench/measured-build.ts';
import { peakBytes, timeSplit } from '../../bench/time-split.ts';

const startedAtMs = Date.parse('2026-06-15T10:00:00.000Z');

test('tells where the time of a build went, from its marks and its content report', () => {
	expect(timeSplit(measured())).toEqual([
		{ name: 'start Node and Astro', ms: 300, peakBytes: 100 },
		{ name: 'prepare collections', ms: 700 },
		{ name: 'list records', ms: 50 },
		{ name: 'read records (requests, waiting)', ms: 1250 },
		{ name: 'parse records', ms: 600 },
		{ name: 'write snapshot', ms: 100 },
		{ name: 'store collections', ms: 500, peakBytes: 200 },
		{ name: 'bundle code', ms: 1500, peakBytes: 500 },
		{ name: 'gather guide and routes', ms: 400, peakBytes: 300 },
		{ name: 'render places', ms: 3000, pages: 1000 },
		{ name: 'render events', ms: 500, pages: 200 },
		{ name: 'write pages', ms: 1100, peakBytes: 400 },
		{ name: '@astrojs/sitemap', ms: 80 },
		{ name: 'tidy up', ms: 20, peakBytes: 350 },
		{ name: 'start and end of process', ms: 200, peakBytes: 340 },
	]);
});

test('leaves no time out and counts none twice', () => {
	const total = timeSplit(measured()).reduce((sum, { ms }) => sum + ms, 0);

	expect(total).toBe(10_300);
});

test('takes the highest of the peaks of the steps', () => {
	expect(peakBytes(timeSplit(measured()))).toBe(500);
});

test('fails when the build has not said how far it was', () => {
	const build = measured();
	delete build.build.marks['bench:rendering'];

	expect(() => timeSplit(build)).toThrow('The build made no mark "rendering".');
});

test('fails when the content report lacks a timing', () => {
	const build = measured();
	build.report.timings = { list: 50, read: 2000 };

	expect(() => timeSplit(build)).toThrow('The content report has no timing "parse".');
});

function measured(): MeasuredBuild {
	const mark = (atMs: number, peakBytes: number, more: object = {}) => ({
		atMs,
		detail: { peakBytes, ...more },
	});
	const kinds = { places: { pages: 1000, ms: 3000 }, events: { pages: 200, ms: 500 } };
	return {
		wallMs: 10_300,
		userMs: 9000,
		systemMs: 1000,
		otherProcesses: 0,
		build: {
			startedAtMs,
			userMs: 9000,
			systemMs: 1000,
			lastPeakBytes: 340,
			marks: {
				'bench:configured': mark(300, 100),
				'bench:bundling': mark(3500, 200),
				'bench:routing': mark(5000, 500),
				'bench:rendering': mark(5400, 300),
				'bench:rendered': mark(10_000, 400, { kinds }),
				'bench:finished': mark(10_100, 350, { integrations: { '@astrojs/sitemap': 80 } }),
			},
			sqlite: { writingMs: 100, readingMs: 30, reads: 1400 },
		},
		report: {
			...newContentReport('http://127.0.0.1:4400', '2026-06-15T10:00:01.000Z'),
			timings: { list: 50, read: 1900, parse: 600 },
		},
		reportWrittenAtMs: startedAtMs + 3000,
		output: { pages: 1200, pageBytes: 12_000_000, files: 1210, bytes: 13_000_000 },
	};
}
