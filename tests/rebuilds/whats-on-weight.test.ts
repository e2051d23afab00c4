import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { buildSite } from '../support/build-site.ts';
import { eventId } from '../support/records.ts';

const maxBytes = 150_000;

test("pages of What's on stay below 150 kB, however often events repeat", async () => {
	const service = await startContentServer({
		content: {
			events: Array.from({ length: 120 }, (_, index) => ({
				id: eventId(index + 1),
				name: `${String(index)} ${'A guided walk through the old quarter '.repeat(3)}`,
				location: { address: `${String(index)} Long Street of the Cathedral`, city: 'Lisbon' },
				occurrences: [
					{
						start_at: '2026-11-01T10:00:00+00:00',
						end_at: '2026-11-01T12:00:00+00:00',
						recurrence_rule: index % 2 ? 'FREQ=DAILY' : 'FREQ=WEEKLY;BYDAY=MO,WE,FR,SA,SU',
					},
				],
			})),
		},
		token: 'weight',
	});

	const { exitCode, folder, output } = await buildSite('whats-on-weight', {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		GUIDE_NOW: '2026-11-22T09:00:00Z',
		GUIDE_MOST_SOCIAL_IMAGES: '0',
	});
	await service.close();

	expect(exitCode, output).toBe(0);
	const pages = readdirSync(join(folder, 'events'), { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('index.html') && !/-0{5}/.test(path))
		.map((path) => ({ path, size: readFileSync(join(folder, 'events', path)).length }));
	expect(pages.length).toBeGreaterThan(20);
	expect(pages.filter(({ size }) => size > maxBytes)).toEqual([]);
	const home = readFileSync(join(folder, 'events', 'index.html'), 'utf8');
	const lists = home.match(/<whats-on-list.*?<\/whats-on-list>/gs) ?? [];
	expect(lists).toHaveLength(3);
	for (const list of lists) {
		const links = list.match(/<a href="[^"]*"/g) ?? [];
		expect(links.length).toBeGreaterThanOrEqual(10);
		expect(new Set(links).size).toBe(links.length);
	}
});
