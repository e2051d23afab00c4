import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { webServers } from '../../src/config/host-limits.ts';
import type { RawResponse } from '../support/raw-response.ts';
import { textTypes } from '../support/served-guide.ts';
import { servedBy } from '../support/web-server-test.ts';

// Each server is started once.
test.describe.configure({ mode: 'default' });

const gzip = { 'accept-encoding': 'gzip, deflate' };
const gzipOrBrotli = { 'accept-encoding': 'gzip, deflate, br' };

for (const name of webServers) {
	test.describe(`${name} with its recipe`, () => {
		const guide = servedBy(name);

		test('says what files are, and compresses every text', async () => {
			for (const [path, type] of textTypes(guide.site)) {
				const file = readFileSync(join(guide.site, path, path.endsWith('/') ? 'index.html' : ''));
				const plain = await guide.ask(path);
				const compressed = await guide.ask(path, gzip);

				expect(
					[plain.status, plain.encoding, compressed.status, compressed.encoding],
					path,
				).toEqual([200, '', 200, 'gzip']);
				expect(plain.type, path).toMatch(type);
				expect(compressed.type, path).toMatch(type);
				expect(compressed.vary, path).toBe('accept-encoding');
				expect(plain.body.equals(file), path).toBe(true);
				expect(gunzipSync(compressed.body).equals(file), path).toBe(true);
			}
		});

		test('sends what the build has compressed beside a text', async () => {
			for (const [path, type] of [
				['/precompressed/', 'text/html; charset=utf-8'],
				['/precompressed/data.csv', 'text/csv; charset=utf-8'],
			] as const) {
				const [none, one, both] = [
					await guide.ask(path),
					await guide.ask(path, gzip),
					await guide.ask(path, gzipOrBrotli),
				];

				expect([none.encoding, none.body.toString()]).toEqual(['', 'as it is']);
				expect([one.encoding, gunzipSync(one.body).toString()]).toEqual(['gzip', 'as gzip']);
				expect([both.encoding, decoded(both)]).toEqual(
					name === 'nginx' ? ['gzip', 'as gzip'] : ['br', 'as brotli'],
				);
				for (const answer of [none, one, both]) {
					expect([answer.type, answer.headers['content-language']]).toEqual([type, undefined]);
				}
				expect([one.vary, both.vary]).toEqual(['accept-encoding', 'accept-encoding']);
			}
		});

		test('lets pages of other sites read data where that is switched on, and nothing else', async ({
			page,
		}) => {
			for (const [path, allowed] of [
				['/data/places.geojson', '*'],
				['/data/places.csv', '*'],
				['/data/places.json', '*'],
				['/data/places.gpx', '*'],
				['/data/places.kml', '*'],
				['/events/calendar.ics', '*'],
				['/places/feed.xml', '*'],
				['/precompressed/index.jsonld', '*'],
				['/', undefined],
				['/llms.txt', undefined],
				['/site.webmanifest', undefined],
			] as const) {
				const { headers, status } = await guide.ask(path, gzip);
				expect([status, headers['access-control-allow-origin']], path).toEqual([200, allowed]);
			}

			// To browsers the same machine by another name is another site.
			await page.goto(new URL('llms.txt', guide.url.replace('127.0.0.1', 'localhost')).href);
			const read = (path: string) =>
				page.evaluate(
					async (url) => (await fetch(url).catch(() => undefined))?.status,
					new URL(path, guide.url).href,
				);
			expect([await read('data/places.geojson'), await read('about/')]).toEqual([200, undefined]);
		});

		test('answers that nothing has changed', async () => {
			for (const path of ['/', '/precompressed/', '/data/places.csv']) {
				const { headers, status } = await guide.ask(path, gzip);
				const again = await guide.ask(path, { ...gzip, 'if-none-match': String(headers.etag) });

				expect([status, again.status, again.body.length], path).toEqual([200, 304, 0]);
				expect(again.headers['cache-control'], path).toBe('no-cache');
			}
		});

		test('lets browsers keep for ever what is named for its content, and nothing else', async () => {
			const lasting = 'public, max-age=31536000, immutable';
			const first = (folder: string) =>
				`/${folder}/${readdirSync(join(guide.site, folder))[0] ?? ''}`;

			for (const [path, expected] of [
				[first('_astro'), lasting],
				[first('covers'), lasting],
				[first('social'), lasting],
				['/', 'no-cache'],
				['/sw.js', 'no-cache'],
				['/data/places.json', 'no-cache'],
				['/places/', 'no-cache'],
			] as const) {
				const { headers, status } = await guide.ask(path);
				expect([status, headers['cache-control']], path).toEqual([200, expected]);
			}
		});
	});
}

function decoded({ body, encoding }: RawResponse): string {
	return (encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString();
}
