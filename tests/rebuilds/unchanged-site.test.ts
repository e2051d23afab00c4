import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { type Build, buildSite } from '../support/build-site.ts';
import { eventId, placeId } from '../support/records.ts';

// Each builds on the cache that the one before left.
test.describe.configure({ mode: 'serial' });

const stays = 'Nothing has changed since the site in';

let service: RunningContentServer;
test.beforeAll(async () => {
	service = await startContentServer({
		content: {
			places: [{ id: placeId(1), name: 'Museum', location: { lat: 40, lon: -8 } }],
			events: [
				{
					id: eventId(1),
					name: 'Concert',
					occurrences: [{ start_at: '2026-11-22T18:00:00Z', end_at: '2026-11-22T20:00:00Z' }],
				},
			],
		},
		token: 'unchanged',
	});
});
test.afterAll(() => service.close());

async function builtAt(now: string, options: Parameters<typeof buildSite>[2] = {}): Promise<Build> {
	const settings = {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		GUIDE_NOW: now,
	};
	const build = await buildSite('unchanged', settings, { keepCache: true, ...options });
	expect(build.exitCode, build.output).toBe(0);
	return build;
}

const home = ({ folder }: Build) => join(folder, 'index.html');

test('a build that finds nothing changed reads the service, says so, warns as ever and leaves the site as it is', async () => {
	const first = await builtAt('2026-11-22T09:00:00Z', { keepCache: false });
	const { ino } = statSync(home(first));

	const second = await builtAt('2026-11-22T10:00:00Z');

	expect(second.output).toContain(`${stays} ${second.folder} was built: it stays as it is.`);
	expect(second.output).toContain('The whole report is in');
	for (const { output } of [first, second]) {
		expect(output).toContain('Warning: GUIDE_NOW is set to 2026-11-22T');
		expect(output).toContain('Warning: SITE_URL is not set');
		// Warnings go another way than other lines: the two may come in either order.
		expect(output).toContain(
			'Visitors find 1 place and 1 event to come. What looks wrong, worst first:\n- name and tagline in src/config/site.ts are still of the sample guide, of Lisbon: neutral words stand in. Make that file your own, its time zone as well.',
		);
	}
	expect(statSync(home(second)).ino).toBe(ino);
});

test('a build mends a site in which somebody has changed a file', async () => {
	const page = home(await builtAt('2026-11-22T11:00:00Z'));
	const html = readFileSync(page, 'utf8');
	writeFileSync(page, html.replace('</h1>', '!</h1>'));

	const build = await builtAt('2026-11-22T11:00:00Z');

	expect(build.output).not.toContain(stays);
	expect(readFileSync(home(build), 'utf8')).toBe(html);
});

test('a build for a time at which an event is over says so, though no record has changed', async () => {
	const page = ({ folder }: Build) =>
		readFileSync(join(folder, 'events', 'concert-00000001', 'index.html'), 'utf8');
	const asItIs = await builtAt('2026-11-22T11:00:00Z');
	expect(asItIs.output).toContain(stays);
	expect(page(asItIs)).toContain('<div data-over hidden');

	expect(page(await builtAt('2026-11-22T20:00:01Z'))).not.toContain('<div data-over hidden');
});

test('a site is built although nothing has changed where every page is to be rendered', async () => {
	const build = await builtAt('2026-11-22T20:00:01Z', { words: ['--clean'] });

	expect(build.output).not.toContain(stays);
});
