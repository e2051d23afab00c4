import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import {
	copyImages,
	type ImageCopyLimits,
} from '../../../../src/content/image-copies/copy-images.ts';
import { defaultImageCopyLimits } from '../../../../src/config/service-defaults.ts';
import { newImageCopyReport } from '../../../../src/content/image-copies/image-copy-report.ts';
import {
	type ReceivedRequest,
	type ScriptedResponse,
	test,
} from '../../../support/fault-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { bomb, jpeg, pngClaiming } from './pictures.ts';

/** Copies images, each shown by the record of its own name. */
async function copied(
	folder: string,
	server: string,
	paths: readonly string[],
	limits: Partial<ImageCopyLimits> = {},
) {
	const report = newImageCopyReport();
	const sources = new Map(
		paths.map((path) => [server + path, { resource: 'places' as const, id: `plc${path}` }]),
	);
	const copies = await copyImages(
		sources,
		folder,
		{ ...defaultImageCopyLimits, ...limits },
		report,
		{
			privateHosts: [new URL(server).host],
		},
	);
	const failed = Object.entries(report.failed).flatMap(([reason, images]) =>
		images.map(({ url, shown }) => `${url.slice(server.length)}: ${reason}, ${shown}`),
	);
	return {
		shown: [...copies.keys()].map((url) => url.slice(server.length)).sort(),
		copies,
		counts: [report.downloaded, report.unchanged],
		failed: failed.sort(),
		setAside: report.setAside,
	};
}

const red = await jpeg(1000, 600, '#ff0000');
const green = await jpeg(700, 700, '#00ff00');
const dozen = Array.from({ length: 12 }, (_, index) => `/${index}.jpg`);

test('what has not changed is not downloaded again, by tag or by date', async ({ serve }) => {
	using folder = temporaryFolder();
	const lastModified = 'Sat, 21 Nov 2026 09:00:00 GMT';
	const server = await serve({
		'/tag.jpg': ({ headers }) =>
			headers['if-none-match'] === '"1"'
				? { status: 304 }
				: { body: red, headers: { etag: '"1"' } },
		'/date.jpg': ({ headers }) =>
			headers['if-modified-since'] === lastModified
				? { status: 304 }
				: { body: green, headers: { 'last-modified': lastModified } },
	});
	const paths = ['/date.jpg', '/tag.jpg'];

	const first = await copied(folder.path, server.url, paths);
	const second = await copied(folder.path, server.url, paths);

	expect([first.counts, second.counts]).toEqual([
		[2, 0],
		[0, 2],
	]);
	expect(second.copies).toEqual(first.copies);
	expect(second.shown).toEqual(paths);
});

test('an image that changes gets files of other names, and its old ones are deleted', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const server = await serve({
		'/a.jpg': [
			{ body: red, headers: { etag: '"1"' } },
			{ body: green, headers: { etag: '"2"' } },
		],
	});

	const first = await copied(folder.path, server.url, ['/a.jpg']);
	const second = await copied(folder.path, server.url, ['/a.jpg']);

	const [before] = first.copies.get(`${server.url}/a.jpg`) ?? [];
	const after = second.copies.get(`${server.url}/a.jpg`) ?? [];
	expect(after.map(({ width, height }) => [width, height])).toEqual([
		[480, 480],
		[700, 700],
	]);
	expect(existsSync(join(folder.path, before?.name ?? ''))).toBe(false);
	expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"1"');
});

test('what is too large or no image is not downloaded again on the same day, but told again', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const server = await serve({
		'/large.jpg': { body: Buffer.alloc(200_000) },
		'/page.jpg': { body: '<html>' },
		'/busy.jpg': { status: 503 },
	});
	const paths = ['/large.jpg', '/page.jpg', '/busy.jpg'];

	const first = await copied(folder.path, server.url, paths, { maxBytes: 100_000 });
	server.requests.length = 0;
	const second = await copied(folder.path, server.url, paths, { maxBytes: 100_000 });

	expect(second.failed).toEqual(first.failed);
	expect(second.failed).toEqual([
		'/busy.jpg: answered 503, the file at the source',
		'/large.jpg: larger than 100000 bytes, the file at the source',
		'/page.jpg: not an image, whatever its type is said to be, the file at the source',
	]);
	expect(server.requests.map(({ path }) => path)).toEqual(['/busy.jpg']);
});

test('no host gets credentials', async ({ serve }) => {
	using folder = temporaryFolder();
	const server = await serve({ '/a.jpg': { body: red } });

	await copied(folder.path, server.url, ['/a.jpg']);

	const headers = Object.keys(server.requests[0]?.headers ?? {});
	expect(headers).toContain('host');
	expect(headers).not.toContain('authorization');
	expect(headers).not.toContain('cookie');
});

test('redirects are followed to the web only, and not for ever', async ({ serve }) => {
	using folder = temporaryFolder();
	const server = await serve({
		'/moved.jpg': { status: 301, headers: { location: '/there.jpg' } },
		'/there.jpg': { body: red },
		'/file.jpg': { status: 302, headers: { location: 'file:///etc/passwd' } },
		'/data.jpg': {
			status: 302,
			headers: { location: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
		},
		'/round.jpg': { status: 302, headers: { location: '/round.jpg' } },
	});

	const { shown, failed } = await copied(folder.path, server.url, [
		'/moved.jpg',
		'/file.jpg',
		'/data.jpg',
		'/round.jpg',
	]);

	expect(shown).toEqual(['/moved.jpg']);
	expect(failed).toEqual([
		'/data.jpg: redirected to no http or https address, the file at the source',
		'/file.jpg: redirected to no http or https address, the file at the source',
		'/round.jpg: redirected too often, the file at the source',
	]);
});

test('what is broken, huge, slow or no image is reported and the rest copied', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const type = { 'content-type': 'image/jpeg' };
	const server = await serve({
		'/good.jpg': { body: red, headers: { 'content-type': 'text/plain' } },
		'/page.jpg': { body: '<!doctype html><p>Not here</p>', headers: type },
		'/half.jpg': { body: red.subarray(0, red.length / 2), headers: type },
		'/bomb.png': { body: pngClaiming(40_000, 40_000) },
		'/long.jpg': { body: Buffer.concat([red, Buffer.alloc(200_000)]) },
		'/flood.jpg': { fault: 'flood' },
		'/cut.jpg': { body: red, fault: 'cut-short' },
		'/reset.jpg': { fault: 'reset' },
		'/silent.jpg': { fault: 'silence' },
		'/trickle.jpg': { fault: 'trickle' },
		'/error.jpg': { status: 500 },
		'/partial.jpg': { status: 206, body: red },
		'/odd.jpg': { status: 304 },
	});
	const paths = ['/good.jpg', '/page.jpg', '/half.jpg', '/bomb.png', '/long.jpg', '/flood.jpg'];
	const others = ['/cut.jpg', '/reset.jpg', '/silent.jpg', '/trickle.jpg'];
	const statuses = ['/error.jpg', '/partial.jpg', '/odd.jpg'];

	const { shown, failed } = await copied(
		folder.path,
		server.url,
		[...paths, ...others, ...statuses],
		{ maxBytes: 100_000, timeoutMs: 1500 },
	);

	expect(shown).toEqual(['/good.jpg']);
	expect(failed.map((line) => line.replace(', the file at the source', ''))).toEqual([
		'/bomb.png: more than 50 million pixels',
		'/cut.jpg: the connection failed',
		'/error.jpg: answered 500',
		'/flood.jpg: larger than 100000 bytes',
		'/half.jpg: damaged, or of a kind that cannot be read',
		'/long.jpg: larger than 100000 bytes',
		'/odd.jpg: answered 304',
		'/page.jpg: not an image, whatever its type is said to be',
		'/partial.jpg: answered 206',
		'/reset.jpg: the connection failed',
		'/silent.jpg: took too long',
		'/trickle.jpg: took too long',
	]);
});

test('an image that cannot be had is shown as it was, unless its host withdrew it', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const server = await serve({
		'/down.jpg': [{ body: red }, { status: 503 }],
		'/spoilt.jpg': [{ body: red }, { body: 'oops' }],
		'/gone.jpg': [{ body: green }, { status: 410 }],
	});
	const paths = ['/down.jpg', '/gone.jpg', '/spoilt.jpg'];

	await copied(folder.path, server.url, paths);
	const { shown, failed } = await copied(folder.path, server.url, paths);

	expect(shown).toEqual(['/down.jpg', '/spoilt.jpg']);
	expect(failed).toEqual([
		'/down.jpg: answered 503, an earlier copy',
		'/gone.jpg: answered 410, the file at the source',
		'/spoilt.jpg: not an image, whatever its type is said to be, an earlier copy',
	]);
	expect(readdirSync(folder.path).filter((name) => name.startsWith('gone'))).toEqual([]);
});

test('no more time is spent than allowed, and what had no turn has it next time', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	let isSlow = true;
	const server = await serve({
		'/1.jpg': () => (isSlow ? { fault: 'silence' } : { body: red }),
		'/2.jpg': () => (isSlow ? { fault: 'silence' } : { body: red }),
		'/3.jpg': () => ({ body: red }),
	});
	const paths = ['/1.jpg', '/2.jpg', '/3.jpg'];

	const hurried = await copied(folder.path, server.url, paths, { totalMs: 500, concurrency: 2 });
	expect(hurried.shown).toEqual([]);
	expect(hurried.failed).toEqual(
		paths.map((path) => `${path}: not reached within the time for images, the file at the source`),
	);

	isSlow = false;
	const { shown } = await copied(folder.path, server.url, paths);
	expect(shown).toEqual(paths);
});

test('a host that never answers is given up, and the images of others are copied', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const server = await serve({ '/good.jpg': { body: red } });
	const silent = await serve(
		Object.fromEntries(dozen.map((path) => [path, { fault: 'silence' } as const])),
	);
	const sources = [...dozen.map((path) => silent.url + path), `${server.url}/good.jpg`];
	const report = newImageCopyReport();

	const copies = await copyImages(
		new Map(sources.map((url) => [url, { resource: 'places', id: 'plc_1' }])),
		folder.path,
		{ ...defaultImageCopyLimits, responseTimeoutMs: 500, concurrency: 3 },
		report,
		{ privateHosts: [silent.url, server.url].map((url) => new URL(url).host) },
	);

	expect([...copies.keys()]).toEqual([`${server.url}/good.jpg`]);
	expect(silent.requests.length).toBeLessThanOrEqual(5);
	expect(Object.entries(report.failed).map(([reason, images]) => [reason, images.length])).toEqual([
		['took too long', 3],
		['not waited for: 3 in a row from its host took too long', 9],
	]);
});

test('a host that is slow now and then is not given up', async ({ serve }) => {
	using folder = temporaryFolder();
	const server = await serve(
		Object.fromEntries(
			dozen.map((path, index) => [path, index % 3 < 2 ? { fault: 'silence' } : { body: red }]),
		),
	);

	const { shown } = await copied(folder.path, server.url, dozen, {
		concurrency: 1,
		timeoutMs: 1500,
	});

	expect(server.requests).toHaveLength(12);
	expect(shown).toEqual(['/11.jpg', '/2.jpg', '/5.jpg', '/8.jpg']);
});

test('images that were not checked for longest come before those that were', async ({ serve }) => {
	using folder = temporaryFolder();
	const response = { body: red, headers: { etag: '"1"' } };
	const server = await serve({ '/a.jpg': response, '/b.jpg': response, '/c.jpg': response });

	await copied(folder.path, server.url, ['/b.jpg']);
	await copied(folder.path, server.url, ['/a.jpg']);
	await copied(folder.path, server.url, ['/a.jpg', '/b.jpg', '/c.jpg'], { concurrency: 1 });

	expect(server.requests.slice(2).map(({ path }) => path)).toEqual(['/c.jpg', '/b.jpg', '/a.jpg']);
});

test('an image that could not be had waits for its next turn like those that were checked', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const response = { body: red, headers: { etag: '"1"' } };
	const server = await serve({
		'/a.jpg': response,
		'/b.jpg': response,
		'/busy.jpg': { status: 503 },
		'/down.jpg': [response, { status: 503 }],
	});

	await copied(folder.path, server.url, ['/down.jpg']);
	await copied(folder.path, server.url, ['/a.jpg']);
	await copied(folder.path, server.url, ['/busy.jpg', '/down.jpg'], { concurrency: 1 });
	server.requests.length = 0;
	const all = ['/busy.jpg', '/down.jpg', '/a.jpg', '/b.jpg'];
	await copied(folder.path, server.url, all, { concurrency: 1 });

	expect(server.requests.map(({ path }) => path)).toEqual([
		'/b.jpg',
		'/a.jpg',
		'/busy.jpg',
		'/down.jpg',
	]);
});

test('an image for which no time was left comes before one that took it', async ({ serve }) => {
	using folder = temporaryFolder();
	let isSlow = true;
	const server = await serve({
		'/slow.jpg': () => (isSlow ? { fault: 'silence' } : { body: red }),
		'/late.jpg': { body: red },
	});
	const paths = ['/slow.jpg', '/late.jpg'];

	await copied(folder.path, server.url, paths, { totalMs: 500, concurrency: 1 });
	isSlow = false;
	await copied(folder.path, server.url, paths, { concurrency: 1 });

	expect(server.requests.map(({ path }) => path)).toEqual(['/slow.jpg', '/late.jpg', '/slow.jpg']);
});

test('only so many images are fetched at once', async ({ serve }) => {
	using folder = temporaryFolder();
	const server = await serve(
		Object.fromEntries(dozen.map((path) => [path, { body: red, delayMs: 20 }])),
	);

	const { shown } = await copied(folder.path, server.url, dozen, { concurrency: 3 });

	expect(shown).toHaveLength(12);
	expect(server.maxAtOnce()).toBeLessThanOrEqual(3);
});

/** An image that is confirmed to whoever has it. */
const unchanging = ({ headers }: ReceivedRequest): ScriptedResponse =>
	headers['if-none-match'] === '"1"' ? { status: 304 } : { body: red, headers: { etag: '"1"' } };

const losses: Record<string, (path: string) => void> = {
	missing: (path) => {
		rmSync(path);
	},
	empty: (path) => {
		truncateSync(path, 0);
	},
	'cut short': (path) => {
		truncateSync(path, Math.floor(statSync(path).size / 2));
	},
	'full of zeros': (path) => {
		writeFileSync(path, Buffer.alloc(statSync(path).size));
	},
};
for (const [loss, lose] of Object.entries(losses)) {
	test(`a copy of which one file is ${loss}, as after a power cut, is made anew`, async ({
		serve,
	}) => {
		using folder = temporaryFolder();
		const server = await serve({ '/a.jpg': unchanging });
		const first = await copied(folder.path, server.url, ['/a.jpg']);
		const path = join(folder.path, first.copies.get(`${server.url}/a.jpg`)?.at(-1)?.name ?? '');
		const whole = readFileSync(path);
		lose(path);

		const second = await copied(folder.path, server.url, ['/a.jpg']);

		expect(second.counts).toEqual([1, 0]);
		expect(second.copies).toEqual(first.copies);
		expect(readFileSync(path).equals(whole)).toBe(true);
		expect((await copied(folder.path, server.url, ['/a.jpg'])).counts).toEqual([0, 1]);
	});
}

test('what a process left that was killed while it wrote a copy is removed', async ({ serve }) => {
	using folder = temporaryFolder();
	const server = await serve({ '/a.jpg': unchanging });
	const ended = spawnSync(process.execPath, ['--version']).pid;
	const left = `a-480.webp.${hostname().replace(/[^\w-]/g, '_')}-${ended}.partial`;
	writeFileSync(join(folder.path, left), 'RIFF');

	await copied(folder.path, server.url, ['/a.jpg']);

	expect(readdirSync(folder.path).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

for (const [description, damage] of Object.entries({
	'no database': (path: string) => {
		writeFileSync(path, 'no database');
	},
	'cut short': (path: string) => {
		truncateSync(path, statSync(path).size - 4096);
	},
	'overwritten in its pages': (path: string) => {
		const bytes = readFileSync(path);
		writeFileSync(path, bytes.fill(0xff, 4096));
	},
})) {
	test(`an index that is ${description} is set aside, and images are copied anew`, async ({
		serve,
	}) => {
		using folder = temporaryFolder();
		const server = await serve({ '/a.jpg': unchanging });
		const first = await copied(folder.path, server.url, ['/a.jpg']);
		const path = join(folder.path, 'index.sqlite');
		damage(path);
		const damaged = readFileSync(path);

		const second = await copied(folder.path, server.url, ['/a.jpg']);

		expect(first.setAside).toBe(undefined);
		expect(second).toEqual({ ...first, counts: [1, 0], setAside: `${path}.damaged` });
		expect(readFileSync(`${path}.damaged`).equals(damaged)).toBe(true);
		const third = await copied(folder.path, server.url, ['/a.jpg']);
		expect(third).toEqual({ ...first, counts: [0, 1] });
	});
}

test('an index of another version is begun anew, of which there is nothing to tell', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const server = await serve({ '/a.jpg': unchanging });
	const first = await copied(folder.path, server.url, ['/a.jpg']);
	const database = new DatabaseSync(join(folder.path, 'index.sqlite'));
	database.exec('PRAGMA user_version = 7');
	database.close();

	expect(await copied(folder.path, server.url, ['/a.jpg'])).toEqual({ ...first, counts: [1, 0] });
});

test('an index that another process holds is waited for', async ({ serve }) => {
	using folder = temporaryFolder();
	const server = await serve({ '/a.jpg': unchanging });
	await copied(folder.path, server.url, ['/a.jpg']);
	const holder = spawn(process.execPath, [
		join(import.meta.dirname, 'index-holder.ts'),
		join(folder.path, 'index.sqlite'),
	]);
	const ended = once(holder, 'close');
	await once(holder.stdout, 'data');

	const { counts, setAside } = await copied(folder.path, server.url, ['/a.jpg']);

	expect({ counts, setAside }).toEqual({ counts: [0, 1], setAside: undefined });
	expect(await ended).toEqual([0, null]);
});

test('a bomb costs no build more than its time, is remembered as unfit, and the next build does not decode it', async ({
	serve,
}) => {
	using folder = temporaryFolder();
	const server = await serve({ '/bomb.svg': () => ({ body: bomb }) });
	const startedAt = performance.now();

	const first = await copied(folder.path, server.url, ['/bomb.svg'], { totalMs: 3000 });
	// The limit of a single image is 20 seconds, and without any the decoder is busy for minutes.
	expect(performance.now() - startedAt).toBeLessThan(18_000);
	const again = await copied(folder.path, server.url, ['/bomb.svg'], { totalMs: 3000 });

	for (const { failed } of [first, again]) {
		expect(failed).toEqual(['/bomb.svg: took too long to decode, the file at the source']);
	}
	expect(server.requests).toHaveLength(1);
});
