import { expect } from '@playwright/test';
import { copyImages } from '../../../../src/content/image-copies/copy-images.ts';
import { defaultImageCopyLimits } from '../../../../src/config/service-defaults.ts';
import { downloadImage } from '../../../../src/content/image-copies/download.ts';
import { imageConnections } from '../../../../src/content/image-copies/image-connections.ts';
import { newImageCopyReport } from '../../../../src/content/image-copies/image-copy-report.ts';
import { test } from '../../../support/fault-server.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { jpeg } from './pictures.ts';

const picture = await jpeg(600, 400);
const refusal = 'on this machine or a private network, and not among GUIDE_IMAGES_PRIVATE_HOSTS';

async function copied(urls: readonly string[], privateHosts: readonly string[] = []) {
	using folder = temporaryFolder();
	const report = newImageCopyReport();
	const sources = new Map(urls.map((url) => [url, { resource: 'places' as const, id: 'plc_1' }]));
	const copies = await copyImages(sources, folder.path, defaultImageCopyLimits, report, {
		privateHosts,
	});
	const failed = Object.entries(report.failed).map(([reason, images]) => [
		reason,
		...images.map(({ url }) => url).sort(),
	]);
	return { shown: [...copies.keys()], failed };
}

test('no connection is made to this machine, by whatever name or number it goes', async ({
	serve,
}) => {
	const server = await serve({ '/a.jpg': { body: picture } });
	const { port } = new URL(server.url);
	const hosts = ['127.0.0.1', '127.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:7f00:1]'];
	const urls = [...hosts, 'localhost', 'LocalHost'].map((host) => `http://${host}:${port}/a.jpg`);

	const { shown, failed } = await copied(urls);

	expect(shown).toEqual([]);
	expect(failed).toEqual([[refusal, ...urls.toSorted()]]);
	expect(server.connections()).toBe(0);
});

test('no connection is made to the addresses at which clouds tell secrets', async () => {
	const urls = ['http://169.254.169.254/latest/meta-data/', 'http://[fd00:ec2::254]/latest/'];

	expect(await copied(urls)).toEqual({ shown: [], failed: [[refusal, ...urls]] });
});

test('a host that is named may be on this machine, at the port that is named', async ({
	serve,
}) => {
	const server = await serve({ '/a.jpg': { body: picture } });
	const other = await serve({ '/a.jpg': { body: picture } });

	const { shown, failed } = await copied(
		[`${server.url}/a.jpg`, `${other.url}/a.jpg`],
		[new URL(server.url).host],
	);

	expect(shown).toEqual([`${server.url}/a.jpg`]);
	expect(failed).toEqual([[refusal, `${other.url}/a.jpg`]]);
	expect(other.connections()).toBe(0);
});

test('a redirect from a host that is named leads to no other on this machine', async ({
	serve,
}) => {
	const inside = await serve({ '/secret.jpg': { body: picture } });
	const { port } = new URL(inside.url);
	const server = await serve({
		'/number.jpg': { status: 302, headers: { location: `${inside.url}/secret.jpg` } },
		'/name.jpg': { status: 302, headers: { location: `http://localhost:${port}/secret.jpg` } },
	});
	const urls = [`${server.url}/name.jpg`, `${server.url}/number.jpg`];

	const { shown, failed } = await copied(urls, [new URL(server.url).host]);

	expect(shown).toEqual([]);
	expect(failed).toEqual([[refusal, ...urls]]);
	expect(inside.connections()).toBe(0);
});

test('a proxy may be on this machine, which finds the hosts of images by itself', async ({
	serve,
}) => {
	const proxy = await serve({ '/a.jpg': { body: picture } });
	const connections = imageConnections({ HTTP_PROXY: proxy.url }, []);
	const ask = (address: string) =>
		downloadImage(
			address,
			{},
			defaultImageCopyLimits,
			connections.dispatcherFor,
			new AbortController().signal,
		);

	expect(await ask('http://images.example/a.jpg')).toMatchObject({ bytes: picture });
	await expect(ask('http://169.254.169.254/a.jpg')).rejects.toThrow(refusal);
	await expect(ask(`http://localhost:${new URL(proxy.url).port}/a.jpg`)).rejects.toThrow(refusal);
	await connections.close();

	expect(proxy.requests.map(({ headers }) => headers.host)).toEqual(['images.example']);
});
