import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	defaultExchangeLimits,
	defaultDiscoverySettings,
	defaultImageCopyLimits,
	defaultSyncPolicy,
} from '../../../../src/config/service-defaults.ts';
import { refreshSnapshot } from '../../../../src/content/loaders/refresh-snapshot.ts';
import type { ServiceSettings } from '../../../../src/content/loaders/service-settings.ts';
import { startSample } from '../../../../src/cli/sample-service/sample-of-guide.ts';
import { startContentServer } from '../../../../src/cli/sample-service/server.ts';
import { Snapshot } from '../../../../src/content/snapshot/snapshot.ts';
import type { ContentReport } from '../../../../src/content/sync/content-report.ts';
import { placeId } from '../../../support/records.ts';
import { reportedGuideOf } from '../../../support/reported-guide.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';
import { syncedFolder } from './synced-folder.ts';

const token = 'a-token-found-nowhere-else-4711';

function settingsIn(folder: string, url: string | undefined): ServiceSettings {
	return {
		url,
		token: url === undefined ? undefined : token,
		startSample,
		concurrency: 4,
		contentLanguage: 'en',
		timeZone: 'Europe/Lisbon',
		limits: defaultExchangeLimits,
		maxRetries: 0,
		policy: defaultSyncPolicy,
		discovery: defaultDiscoverySettings,
		images: {
			mode: 'link',
			licences: ['CC0'],
			folder: join(folder, 'images'),
			limits: defaultImageCopyLimits,
			privateHosts: [],
		},
		snapshotPath: join(folder, 'snapshot.sqlite'),
		reportPath: join(folder, 'reports', 'content-report.json'),
	};
}

function namesIn(path: string): string[] {
	const snapshot = new Snapshot(path);
	const names = [...snapshot.summaries('places')].map(({ summary }) => nameIn(summary));
	snapshot.close();
	return names;
}

const nameIn = (summary: string) => (JSON.parse(summary) as { name: string }).name;
const reportAt = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as ContentReport;

test('the report of the same content is the same, in whatever order its records arrive', async () => {
	const records = [1, 2, 3].map((number) => ({
		id: placeId(number),
		name: `Quay ${number}`,
		updated_at: 'yesterday',
		...(number === 2 ? { images: [{ url: 'quay.jpg' }] } : {}),
	}));
	const resourcesWhere = async (late: number) => {
		await using folder = await syncedFolder(
			{ places: records },
			{ faults: { faults: [{ kind: 'stall', forMs: 200, path: `*/${placeId(late)}` }] } },
		);
		return JSON.stringify((await folder.sync()).report.resources, null, 1);
	};

	const first = await resourcesWhere(1);
	expect(first).toContain(placeId(1));
	expect(await resourcesWhere(3)).toBe(first);
	expect(await resourcesWhere(2)).toBe(first);
});

test('the snapshot becomes what the service publishes, and the report tells of it', async () => {
	using folder = temporaryFolder();
	const server = await startContentServer({
		content: { places: [{ id: placeId(1), name: 'Quay', updated_at: 'yesterday' }] },
		token,
	});
	const settings = settingsIn(folder.path, server.url);

	await refreshSnapshot(settings);
	await server.close();

	expect(namesIn(settings.snapshotPath)).toEqual(['Quay']);
	expect(reportAt(settings.reportPath)).toMatchObject({
		service: `${server.url}/`,
		resources: { places: { listed: 1, fetched: 1, published: 1 } },
	});
	for (const file of [settings.snapshotPath, settings.reportPath]) {
		expect(readFileSync(file).includes(token)).toBe(false);
	}
});

test('when the service fails the old snapshot stays, and the report tells how far it came', async () => {
	using folder = temporaryFolder();
	const places = [1, 2].map((number) => ({ id: placeId(number), name: `Quay ${number}` }));
	const server = await startContentServer({ content: { places }, token });
	const settings = settingsIn(folder.path, server.url);
	await refreshSnapshot(settings);

	server.setContent({ places: [...places, { id: placeId(3), name: 'Pier' }] });
	server.setFaults({ faults: [{ kind: 'status', status: 500, path: `*/${placeId(3)}` }] });
	await expect(refreshSnapshot(settings)).rejects.toMatchObject({ name: 'SyncStoppedError' });
	await server.close();

	expect(namesIn(settings.snapshotPath)).toEqual(['Quay 1', 'Quay 2']);
	expect(reportAt(settings.reportPath).resources.places.listed).toBe(3);
});

test('a report that cannot be written does not hide why nothing is published', async () => {
	using folder = temporaryFolder();
	const server = await startContentServer({ content: {}, token });
	const reportPath = join(folder.path, 'a-file', 'content-report.json');
	writeFileSync(join(folder.path, 'a-file'), '');
	const settings = { ...settingsIn(folder.path, server.url), reportPath };

	await expect(refreshSnapshot(settings)).rejects.toThrow('lists no place and no event');
	server.setContent({ places: [{ id: placeId(1), name: 'Quay' }] });
	await expect(refreshSnapshot(settings)).rejects.toThrow('a-file');
	await server.close();
});

test('a token in content is warned of, and stands in no warning', async () => {
	await using folder = await syncedFolder({
		places: [{ id: placeId(1), name: 'Quay', description: `Ask with ${token}.` }],
		destinations: [{ id: token, name: 'Faro' }],
	});
	const warned: string[] = [];
	const { warn } = console;
	console.warn = (line: string) => warned.push(line);
	try {
		await folder.sync();
	} finally {
		console.warn = warn;
	}

	expect(warned[0]).toContain('Warning: The access token stands in content of the service: ');
	expect(warned[0]).toContain(`places ${placeId(1)} (description)`);
	expect(warned.join('\n')).not.toContain(token);
});

test('a service whose address or token cannot be used is not read at all', async () => {
	using folder = temporaryFolder();
	const settings = { ...settingsIn(folder.path, 'http://127.0.0.1:9'), token: undefined };

	await expect(refreshSnapshot(settings)).rejects.toThrow('CONTENT_SERVICE_TOKEN');
	expect(existsSync(settings.snapshotPath)).toBe(false);
});

test('a file of addresses that cannot be read is told before the service is asked for anything', async () => {
	await using folder = await syncedFolder({ places: [{ id: placeId(1), name: 'Quay' }] });
	const guide = reportedGuideOf();
	const addressesFile = join(folder.path, 'addresses.jsonl');
	writeFileSync(addressesFile, '<<<<<<< HEAD\n');

	await expect(refreshSnapshot(folder.settings, { ...guide, addressesFile })).rejects.toThrow(
		`Line 1 of ${addressesFile} is no address`,
	);
	await expect(
		refreshSnapshot(folder.settings, { ...guide, addressesFile: folder.path }),
	).rejects.toThrow(`The file of addresses ${folder.path} cannot be read`);
	expect(folder.server.requests.byOperation).toEqual({});
	expect(existsSync(folder.settings.snapshotPath)).toBe(false);
});

test('without an address the sample service is started, read and stopped', async () => {
	using folder = temporaryFolder();
	const settings = settingsIn(folder.path, undefined);

	await refreshSnapshot(settings);

	expect(namesIn(settings.snapshotPath).length).toBeGreaterThan(10);
	expect(reportAt(settings.reportPath)).toMatchObject({
		service: 'sample',
		resources: { places: { leftOut: {}, dropped: {} }, events: { leftOut: {}, dropped: {} } },
	});
});

test('an index of image copies that is damaged is told of, and ends no build', async () => {
	await using folder = await syncedFolder({ places: [{ id: placeId(1), name: 'Quay' }] });
	const images = { ...folder.settings.images, mode: 'local' as const };
	const path = join(images.folder, 'index.sqlite');
	await folder.sync({}, { images });
	writeFileSync(path, 'no database');

	const { error, report } = await folder.sync({}, { images });

	expect(error).toBe(undefined);
	expect(report.warnings).toEqual([
		`The index of image copies was damaged. It has been set aside as ${path}.damaged, and every image is copied anew.`,
	]);
	expect((await folder.sync({}, { images })).report.warnings).toEqual([]);
});

test('the images of the sample are copied while its service runs, and not again when it runs anew', async () => {
	using folder = temporaryFolder();
	const settings = settingsIn(folder.path, undefined);

	await refreshSnapshot(settings);
	await refreshSnapshot(settings);

	const snapshot = new Snapshot(settings.snapshotPath);
	const copies = snapshot.imageCopies();
	snapshot.close();
	expect(copies.get('https://sample-service.invalid/images/lisbon.svg')).toEqual([
		{ name: expect.stringMatching(/^lisbon-[0-9a-f]{16}-480\.webp$/), width: 480, height: 320 },
		{ name: expect.stringMatching(/^lisbon-[0-9a-f]{16}-960\.webp$/), width: 960, height: 640 },
		{ name: expect.stringMatching(/^lisbon-[0-9a-f]{16}-1600\.webp$/), width: 1600, height: 1067 },
	]);
	expect(reportAt(settings.reportPath).images).toEqual({
		allowed: copies.size,
		withheld: 0,
		downloaded: 0,
		unchanged: copies.size,
		failed: {},
	});
});
