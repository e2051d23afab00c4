import { expect, test } from '@playwright/test';
import { newContentReport } from '../../../src/content/sync/content-report.ts';
import type { RenderingTimes } from '../../bench/build-marks.ts';
import type { MeasuredBuild } from '../../bench/measured-build.ts';
import { peakBytes, timeSplit } from '../../bench/time-split.ts';

const defaultKinds = {
	places: { pages: 1000, ms: 3000, cpuMs: 2900 },
	events: { pages: 200, ms: 500, cpuMs: 450 },
};

test('tells where the time of a build went, from its marks and its content report', () => {
	expect(timeSplit(measured())).toEqual([
		{ name: 'start Node', ms: 200, cpuMs: 150, peakBytes: 90 },
		{ name: 'list and read records (requests, waiting)', ms: 2100 },
		{ name: 'parse records', ms: 600 },
		{ name: 'write snapshot', ms: 100, cpuMs: 2650, peakBytes: 150 },
		{ name: 'start Astro', ms: 300, cpuMs: 200, peakBytes: 120 },
		{ name: 'store collections', ms: 200, cpuMs: 200, peakBytes: 200 },
		{ name: 'bundle code', ms: 1500, cpuMs: 1800, peakBytes: 500 },
		{ name: 'gather guide and routes', ms: 400, cpuMs: 390, peakBytes: 300 },
		{ name: 'render places', ms: 3000, pages: 1000, cpuMs: 2900 },
		{ name: 'render events', ms: 500, pages: 200, cpuMs: 450 },
		{ name: 'write pages', ms: 1100, cpuMs: 760, peakBytes: 400 },
		{ name: '@astrojs/sitemap', ms: 80 },
		{ name: 'tidy up', ms: 20, cpuMs: 100, peakBytes: 350 },
		{ name: 'start and end of process', ms: 200, cpuMs: 400, peakBytes: 340 },
	]);
});

test('leaves no time out and counts none twice', () => {
	const steps = timeSplit(measured());

	expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBe(10_300);
	expect(steps.reduce((sum, { cpuMs }) => sum + (cpuMs ?? 0), 0)).toBe(10_000);
});

test('takes the highest of the peaks of the steps', () => {
	expect(peakBytes(timeSplit(measured()))).toBe(500);
});

test('fails when the build has not said how far it was', () => {
	const build = measured();
	delete build.build.marks['bench:rendering'];

	expect(() => timeSplit(build)).toThrow('The build made no mark "rendering".');
});

test('fails when no page was known as that of a place', () => {
	const build = measured({ 'other pages': { pages: 1200, ms: 3500, cpuMs: 3350 } });

	expect(() => timeSplit(build)).toThrow('The build rendered no pages of places.');
});

test('fails when the content report lacks a timing', () => {
	const build = measured();
	build.report.timings = { list: 50, read: 2000 };

	expect(() => timeSplit(build)).toThrow('The content report has no timing "parse".');
});

function measured(kinds: RenderingTimes['kinds'] = defaultKinds): MeasuredBuild {
	const mark = (atMs: number, cpuMs: number, peakBytes: number, more: object = {}) => ({
		atMs,
		detail: { cpuMs, peakBytes, ...more },
	});
	return {
		pid: 1,
		wallMs: 10_300,
		userMs: 9000,
		systemMs: 1000,
		otherProcesses: 0,
		treePeakBytes: 0,
		build: {
			userMs: 9000,
			systemMs: 1000,
			lastPeakBytes: 340,
			marks: {
				'bench:started': mark(200, 150, 90),
				'bench:read': mark(3000, 2800, 150),
				'bench:configured': mark(3300, 3000, 120),
				'bench:bundling': mark(3500, 3200, 200),
				'bench:routing': mark(5000, 5000, 500),
				'bench:rendering': mark(5400, 5390, 300),
				'bench:rendered': mark(10_000, 9500, 400, { kinds }),
				'bench:finished': mark(10_100, 9600, 350, { integrations: { '@astrojs/sitemap': 80 } }),
			},
			sqlite: { writingMs: 100, readingMs: 30, reads: 1400 },
		},
		report: {
			...newContentReport('http://127.0.0.1:4400', '2026-06-15T10:00:01.000Z'),
			timings: { list: 50, read: 1900, parse: 600 },
		},
		output: { pages: 1200, pageBytes: 12_000_000, files: 1210, bytes: 13_000_000 },
	};
}
