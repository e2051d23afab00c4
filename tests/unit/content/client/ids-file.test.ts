import { writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { listRecords } from '../../../../src/content/client/discovery.ts';
import { defaultDiscoverySettings } from '../../../../src/config/service-defaults.ts';
import { quickService } from './quick-service.ts';

const place = 'plc_00000000000000000000000000000001';
const otherPlace = 'plc_00000000000000000000000000000002';
const event = 'evt_00000000000000000000000000000001';

const files: Record<string, string> = {
	'one id on each line': `\uFEFF# sights\n${place}\r\n\r\n  ${event}\n${otherPlace}\n${place}\nmuseum-7\n`,
	'a JSON array of ids': JSON.stringify([place, event, otherPlace, place, 'museum-7']),
	'a JSON array of records': JSON.stringify([
		{ id: place },
		{ id: event },
		{ id: otherPlace },
		{ id: place },
		{ id: 'museum-7' },
	]),
};
for (const [description, text] of Object.entries(files)) {
	test(`takes the records from a file with ${description}`, async () => {
		const idsFile = test.info().outputPath('ids');
		await writeFile(idsFile, text);
		// Nothing listens there: no list is asked for.
		const service = quickService('http://127.0.0.1:1');
		const settings = { ...defaultDiscoverySettings, idsFile };

		const places = await listRecords(service, 'places', settings);
		const events = await listRecords(service, 'events', settings);

		expect(places).toMatchObject({ repeated: [place], paging: 'file', requests: 0 });
		expect(places.records.map(({ id }) => id)).toEqual([place, otherPlace]);
		expect(places.refused).toEqual([
			{ id: 'museum-7', reason: 'not a place id (plc_ and 32 hexadecimal characters)' },
		]);
		expect(events.records.map(({ id }) => id)).toEqual([event]);
		expect(events.refused).toEqual([]);
	});
}

test('takes an id in both spellings once, and as it stands first', async () => {
	const idsFile = test.info().outputPath('ids');
	const [small, capitals] = ['abcdef', 'ABCDEF'].map((end) => `${place.slice(0, -6)}${end}`);
	await writeFile(idsFile, `${capitals}\n${small}\n`);
	const service = quickService('http://127.0.0.1:1');

	const { records, repeated } = await listRecords(service, 'places', {
		...defaultDiscoverySettings,
		idsFile,
	});

	expect(records).toEqual([{ id: small, listedAs: capitals }]);
	expect(repeated).toEqual([small]);
});

test('says what is wrong with a file that cannot be used', async () => {
	const broken = test.info().outputPath('broken.json');
	await writeFile(broken, `["${place}",`);
	const service = quickService('http://127.0.0.1:1');
	const list = (idsFile: string) =>
		listRecords(service, 'places', { ...defaultDiscoverySettings, idsFile });

	await expect(list('/no/such/file')).rejects.toMatchObject({
		name: 'SettingsError',
		message: 'The file of ids /no/such/file cannot be read.',
		cause: { code: 'ENOENT' },
	});
	await expect(list(broken)).rejects.toThrow('begins like a JSON array but is none.');
});
