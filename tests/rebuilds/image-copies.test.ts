import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import type { ContentReport } from '../../src/content/sync/content-report.ts';
import { type Build, buildSite } from '../support/build-site.ts';
import { type ReceivedRequest, type ScriptedResponse, test } from '../support/fault-server.ts';
import { placeId } from '../support/records.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { jpeg, pngClaiming } from '../unit/content/image-copies/pictures.ts';

const red = await jpeg(1300, 1000, '#ff0000');
const green = await jpeg(700, 500, '#00ff00');
const blue = await jpeg(400, 300, '#0000ff');
const asJpeg = { 'content-type': 'image/jpeg' };
const inside = 'http://localhost:9/secret.jpg';
const refusal = 'on this machine or a private network, and not among GUIDE_IMAGES_PRIVATE_HOSTS';

/** Files by their path, each with its tag. */
type Files = Record<string, { body: Buffer; etag: string; delayMs?: number }>;

const files: Files = {
	'/whole.jpg': { body: red, etag: '"1"' },
	'/late.jpg': { body: blue, etag: '"2"', delayMs: 400 },
	'/there/moved.jpg': { body: blue, etag: '"3"' },
	'/changing.jpg': { body: red, etag: '"4"' },
	'/failing.jpg': { body: green, etag: '"5"' },
};

const faults: Record<string, ScriptedResponse> = {
	'/moved.jpg': { status: 302, headers: { location: '/there/moved.jpg' } },
	'/bomb.png': { body: pngClaiming(40_000, 40_000), headers: { 'content-type': 'image/png' } },
	'/cut.jpg': { body: red, headers: asJpeg, fault: 'cut-short' },
	'/error.jpg': { status: 500, body: 'Out of order' },
	'/huge.jpg': { headers: asJpeg, fault: 'flood' },
	'/inside.jpg': { status: 302, headers: { location: inside } },
	'/page.jpg': { body: '<!doctype html><p>Not found', headers: asJpeg },
	'/slow.jpg': { headers: asJpeg, fault: 'trickle' },
};

/** A place for each image, named after it. */
const names = ['Whole', 'Late', 'Moved', 'Changing', 'Failing'];
const faultyNames = ['Bomb', 'Cut', 'Error', 'Huge', 'Inside', 'Page', 'Slow'];

function places(host: string) {
	return [...names, ...faultyNames].map((name, index) => {
		const file = `${name.toLowerCase()}.${name === 'Bomb' ? 'png' : 'jpg'}`;
		const image = { url: `${host}/${file}`, alt_text: `The ${name}`, license: 'CC0' };
		return { id: placeId(index + 1), name, images: [image] };
	});
}

/** Returns what the photograph on the page of a place is shown with. */
function photograph({ folder }: Build, name: string) {
	const [page = ''] = readdirSync(join(folder, 'places')).filter((entry) =>
		entry.startsWith(`${name.toLowerCase()}-`),
	);
	const html = readFileSync(join(folder, 'places', page, 'index.html'), 'utf8');
	const image = DomUtils.findOne(
		({ attribs }) => attribs.alt === `The ${name}`,
		parseDocument(html).children,
	);
	const { src = '', srcset = '', width = '', height = '' } = image?.attribs ?? {};
	const withoutHash = (text: string) => text.replace(/-[0-9a-f]{16}-/g, '-#-');
	return `${withoutHash(src)} ${width}x${height} [${withoutHash(srcset)}]`;
}

/** The links of the credit on the only card of a list: their words and addresses. */
function cardCreditLinks({ folder }: Build, list: string) {
	const html = readFileSync(join(folder, list, 'index.html'), 'utf8');
	const credit = DomUtils.findOne(
		({ attribs }) => attribs.class?.split(' ').includes('credit') === true,
		DomUtils.getElementsByTagName('figure', parseDocument(html).children),
	);
	return DomUtils.getElementsByTagName('a', credit ?? []).map((link) => [
		DomUtils.innerText(link).trim(),
		link.attribs.href,
	]);
}

function reportOf({ reportPath }: Build) {
	// The build has just written it.
	const { images } = JSON.parse(readFileSync(reportPath, 'utf8')) as ContentReport;
	const failed = Object.entries(images?.failed ?? {}).flatMap(([reason, entries]) =>
		entries.map(({ url, shown }) => `${new URL(url).pathname}: ${reason}, ${shown}`),
	);
	return { counts: [images?.downloaded, images?.unchanged], failed: failed.sort() };
}

test('copies are shown, what cannot be copied is linked and told, and only changes are fetched anew', async ({
	serve,
}) => {
	const current = { ...files };
	let sent: string[] = [];
	const responseFor =
		(path: string) =>
		({ headers }: ReceivedRequest): ScriptedResponse => {
			const file = current[path];
			if (!file) return { status: 503 };
			if (headers['if-none-match'] === file.etag) return { status: 304 };
			sent.push(path);
			return { body: file.body, headers: { etag: file.etag }, delayMs: file.delayMs ?? 0 };
		};
	const server = await serve({
		...faults,
		...Object.fromEntries(Object.keys(files).map((path) => [path, responseFor(path)])),
	});
	const service = await startContentServer({
		content: {
			places: places(server.url),
			destinations: [
				{
					id: 'dst_1',
					name: 'Coast',
					place_ids: [placeId(1)],
					images: [{ url: `${server.url}/whole.jpg`, license: 'CC BY 4.0' }],
				},
			],
		},
		token: distinctiveToken,
	});
	const settings = {
		CONTENT_SERVICE_URL: service.url,
		CONTENT_SERVICE_TOKEN: service.token,
		SITE_URL: 'https://guide.example',
		GUIDE_IMAGES: 'local',
		GUIDE_IMAGES_TIMEOUT_MS: '5000',
		GUIDE_IMAGES_MAX_BYTES: '100000',
		GUIDE_IMAGES_PRIVATE_HOSTS: new URL(server.url).host,
		GUIDE_MOST_SOCIAL_IMAGES: '0',
	};
	const linked = (file: string) => `${server.url}/${file} 1200x800 []`;
	const failures = [
		'/bomb.png: more than 50 million pixels, the file at the source',
		'/cut.jpg: the connection failed, the file at the source',
		'/error.jpg: answered 500, the file at the source',
		'/huge.jpg: larger than 100000 bytes, the file at the source',
		`/inside.jpg: ${refusal}, the file at the source`,
		'/page.jpg: not an image, whatever its type is said to be, the file at the source',
		'/slow.jpg: took too long, the file at the source',
	];

	const first = await buildSite('image-copies', settings);

	expect(first.exitCode, first.output).toBe(0);
	expect(names.map((name) => photograph(first, name))).toEqual([
		'/images/whole-#-1300.webp 1300x1000 [/images/whole-#-480.webp 480w, /images/whole-#-960.webp 960w, /images/whole-#-1300.webp 1300w]',
		'/images/late-#-400.webp 400x300 []',
		'/images/moved-#-400.webp 400x300 []',
		'/images/changing-#-1300.webp 1300x1000 [/images/changing-#-480.webp 480w, /images/changing-#-960.webp 960w, /images/changing-#-1300.webp 1300w]',
		'/images/failing-#-700.webp 700x500 [/images/failing-#-480.webp 480w, /images/failing-#-700.webp 700w]',
	]);
	expect(faultyNames.map((name) => photograph(first, name))).toEqual([
		linked('bomb.png'),
		...['cut.jpg', 'error.jpg', 'huge.jpg', 'inside.jpg', 'page.jpg', 'slow.jpg'].map(linked),
	]);
	// The page of a destination shows no picture of it: its card alone can name the source.
	expect(cardCreditLinks(first, 'destinations')).toEqual([
		[new URL(server.url).hostname, `${server.url}/whole.jpg`],
		['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
	]);
	expect(reportOf(first)).toEqual({ counts: [5, 0], failed: failures });
	expect(sent.sort()).toEqual(Object.keys(files).sort());

	sent = [];
	current['/changing.jpg'] = { body: green, etag: '"6"' };
	delete current['/failing.jpg'];
	const second = await buildSite('image-copies', settings, { keepCache: true });
	await service.close();

	expect(second.exitCode, second.output).toBe(0);
	expect(sent).toEqual(['/changing.jpg']);
	expect(names.map((name) => photograph(second, name))).toEqual([
		photograph(first, 'Whole'),
		'/images/late-#-400.webp 400x300 []',
		'/images/moved-#-400.webp 400x300 []',
		'/images/changing-#-700.webp 700x500 [/images/changing-#-480.webp 480w, /images/changing-#-700.webp 700w]',
		'/images/failing-#-700.webp 700x500 [/images/failing-#-480.webp 480w, /images/failing-#-700.webp 700w]',
	]);
	expect(reportOf(second)).toEqual({
		counts: [1, 3],
		failed: [...failures, '/failing.jpg: answered 503, an earlier copy'].sort(),
	});
	expect(readdirSync(join(second.folder, 'images'))).toHaveLength(3 + 1 + 1 + 2 + 2);

	const received = server.requests.map(({ path, query, headers }) => [
		path,
		query.toString(),
		headers,
	]);
	expect(JSON.stringify(received)).not.toContain(distinctiveToken);
	expect(server.requests.filter(({ headers }) => headers.authorization)).toEqual([]);
});
