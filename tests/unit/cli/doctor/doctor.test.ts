import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { examineGuide } from '../../../../src/cli/doctor/examine-guide.ts';
import { site } from '../../../../src/config/site.ts';
import type { Fault } from '../../../../src/cli/sample-service/faults.ts';
import {
	type RunningContentServer,
	startContentServer,
} from '../../../../src/cli/sample-service/server.ts';
import type { ContentServerOptions } from '../../../../src/cli/sample-service/server-options.ts';
import { environmentWithoutSettings, projectRoot } from '../../../support/build-site.ts';
import { folderOf } from '../../../support/folder-of.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const token = 'a-token-found-nowhere-else-4711';
const content = {
	places: [1, 2, 3].map((number) => ({ id: placeId(number), name: `Place ${number}` })),
	events: [{ id: eventId(1), name: 'Fado', updated_at: 'yesterday' }],
	destinations: [{ id: 'dst_1', name: 'Faro' }],
};

/** Returns what `npm run doctor` says of a service in that state. */
async function doctor(
	settings: Record<string, string> = {},
	options: Partial<ContentServerOptions> = {},
	spoil: (server: RunningContentServer) => Promise<void> | void = () => undefined,
): Promise<{ isGood: boolean; output: string }> {
	using folder = temporaryFolder();
	const server = await startContentServer({ content, token, ...options });
	await spoil(server);
	const { isGood, lines } = await examineGuide(settingsFor(server, folder.path, settings), site);
	await server.close().catch(() => undefined);
	const output = lines.join('\n');
	expect(output).not.toContain(token);
	return { isGood, output };
}

function settingsFor(
	{ url }: RunningContentServer,
	folder: string,
	others: Record<string, string> = {},
): Record<string, string> {
	return {
		CONTENT_SERVICE_URL: url,
		CONTENT_SERVICE_TOKEN: token,
		WAYMARK_CACHE: join(folder, 'cache'),
		OUTPUT_DIRECTORY: join(folder, 'dist'),
		CONTENT_REPORT: join(folder, 'report.json'),
		...others,
	};
}

for (const [state, more, exitCode] of [
	['in good order', {}, 0],
	['that cannot be read', { CONTENT_SERVICE_TOKEN: 'another' }, 1],
] as const) {
	test(`the command prints everything that is found of a service ${state}, and ends with ${exitCode}`, async () => {
		using folder = temporaryFolder();
		const server = await startContentServer({ content, token });
		const child = spawn(process.execPath, [join('src', 'cli', 'commands', 'doctor.ts')], {
			cwd: projectRoot,
			env: { ...environmentWithoutSettings(), ...settingsFor(server, folder.path, more) },
		});
		let output = '';
		child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
		const ended = await new Promise<number | null>((resolve) => child.on('close', resolve));
		await server.close();

		expect(ended, output).toBe(exitCode);
		expect(output).not.toContain(token);
		expect(output).toContain('ok    settings: can all be used.\n');
		expect(output).toContain(exitCode === 0 ? 'ok    token: is accepted.\n' : 'WRONG token: ');
		expect(output).toContain(exitCode === 0 ? '\nA guide can be built.\n' : '\nTo be mended: ');
	});
}

test('of a service in good order everything is told, and nothing is wrong', async () => {
	const { isGood, output } = await doctor(
		{ CONTENT_MOST_GON: '0.5' },
		{ paging: 'page', pageSize: 2, maxPageSize: 2 },
	);

	expect(isGood).toBe(true);
	for (const words of [
		'ok    settings: can all be used.',
		'note  settings: CONTENT_MOST_GON is no setting, and is not read. Is CONTENT_MOST_GONE meant?',
		'note  addresses: SITE_URL is not set: canonical addresses, the sitemap and structured data say http://localhost:4321.',
		'without TLS',
		'ok    token: is accepted.',
		'ok    list of places: 2 of 3 entries on the first page; the list goes on by paging of the kind "page".',
		'ok    list of collections: 0',
		`ok    one place: ${placeId(1)} is read, every field of it.`,
		`note  one event: ${eventId(1)} is read without 1 of its fields`,
		'ok    clock: agrees with that of the service.',
		'ok    write access: ',
		'GB are free.',
		'note  snapshot: there is none yet',
		'A guide can be built.',
	]) {
		expect(output).toContain(words);
	}
});

const noLists = {
	CONTENT_SERVICE_DESTINATIONS_PATH: 'none',
	CONTENT_SERVICE_PLACES_PATH: 'none',
	CONTENT_SERVICE_EVENTS_PATH: 'none',
	CONTENT_SERVICE_COLLECTIONS_PATH: 'none',
};
const withoutLists: Partial<ContentServerOptions> = {
	faults: {
		faults: [{ kind: 'status', status: 404, operation: ['list-places', 'list-events'] }],
	},
};

function idsFile(...ids: string[]): Record<string, string> {
	const path = test.info().outputPath('ids');
	writeFileSync(path, `${ids.join('\n')}\n`);
	return { CONTENT_SERVICE_IDS_FILE: path };
}

test('a record that is marked as not published is told, and is nothing wrong', async () => {
	const { isGood, output } = await doctor({}, { itemForm: 'id' }, (server) => {
		server.setContent({ ...content, events: [{ id: eventId(1), portal_status: 'withdrawn' }] });
	});

	expect(isGood).toBe(true);
	expect(output).toContain(
		`note  one event: ${eventId(1)} is marked as not published (withdrawn): builds leave it out.`,
	);
});

test('of a file of ids the first place and the first event are read, and no list of them is asked for', async () => {
	const file = idsFile(placeId(2), placeId(1), eventId(1));
	const { isGood, output } = await doctor(file, withoutLists);

	expect(isGood).toBe(true);
	for (const words of [
		'ok    token: is accepted.',
		'ok    list of destinations: 1 entries on the first page',
		'ok    list of places: is not asked for; ids in the file that CONTENT_SERVICE_IDS_FILE names: 2.',
		'ok    list of events: is not asked for; ids in the file that CONTENT_SERVICE_IDS_FILE names: 1.',
		`ok    one place: ${placeId(2)} is read, every field of it.`,
		`note  one event: ${eventId(1)} is read without 1 of its fields`,
	]) {
		expect(output).toContain(words);
	}
});

test('a record is asked for as it is listed, and may answer to its id in small letters', async () => {
	const listed = `plc_${'0'.repeat(26)}ABCDEF`;
	const response = {
		data: { id: listed.toLowerCase(), name: 'Quay' },
		meta: { request_id: 'a', api_version: '2026-08-01' },
	};
	const { isGood, output } = await doctor(idsFile(listed), {
		faults: { faults: [{ kind: 'answer', path: `*/${listed}`, body: JSON.stringify(response) }] },
	});

	expect(isGood).toBe(true);
	expect(output).toContain(`ok    one place: ${listed} is read, every field of it.`);
});

test('what is no id in the file is told', async () => {
	const { isGood, output } = await doctor(idsFile(placeId(1), 'museum-7'), withoutLists);

	expect(isGood).toBe(true);
	expect(output).toContain('note  list of places: is not asked for; ids in the file');
	expect(output).toContain('Correct what is no id there (entries: 1)');
	expect(output).toContain('note  one event: is not listed');
});

test('a file of ids that is not there is told, and the service is examined all the same', async () => {
	const { isGood, output } = await doctor({ CONTENT_SERVICE_IDS_FILE: '/no/such/file' });

	expect(isGood).toBe(false);
	expect(output).toContain('WRONG list of places: The file of ids /no/such/file cannot be read.');
	expect(output).toContain('ok    token: is accepted.');
	expect(output).toContain('ok    list of destinations: 1');
});

test('where there are no lists a token is accepted that reads a record', async () => {
	const { isGood, output } = await doctor({ ...noLists, ...idsFile(placeId(1)) });

	expect(isGood).toBe(true);
	expect(output).toContain('ok    token: is accepted.');
});

test('where there are no lists a token is refused that may read no record', async () => {
	const settings = { ...noLists, ...idsFile(placeId(1)), CONTENT_SERVICE_TOKEN: 'another' };
	const { isGood, output } = await doctor(settings);

	expect(isGood).toBe(false);
	expect(output).toContain('WRONG token: ');
	expect(output).toContain('answered 401');
	expect(output).not.toContain('is accepted');
});

test('where nothing is to be asked for, nothing is said to answer or to be accepted', async () => {
	const { isGood, output } = await doctor({ ...noLists, CONTENT_SERVICE_TOKEN: 'another' });

	expect(isGood).toBe(false);
	expect(output).toContain('was not asked for anything');
	expect(output).toContain('CONTENT_SERVICE_IDS_FILE to a file of ids');
	expect(output).not.toContain('is accepted');
	expect(output).not.toContain('answers');
});

test('a token is not said to be accepted where no answer tells so', async () => {
	const { output } = await doctor({}, { faults: { faults: [{ kind: 'status', status: 404 }] } });

	expect(output).toContain('note  token: is neither accepted nor refused');
	expect(output).toContain('WRONG list of places: ');
	expect(output).not.toContain('is accepted');
});

test('a file of addresses that can be read is told with how much it holds', async () => {
	const path = test.info().outputPath('addresses.jsonl');
	const settings = { ADDRESSES_FILE: path };
	const absent = await doctor(settings);
	writeFileSync(
		path,
		`{"kind":"places","id":"${placeId(1)}","slug":"quay","firstPublished":"2026-11-01"}\n`,
	);
	const present = await doctor(settings);

	expect(absent.isGood).toBe(true);
	expect(absent.output).toContain(
		`note  file of addresses: there is none yet at ${path}: the first build writes it.`,
	);
	expect(present.isGood).toBe(true);
	expect(present.output).toContain(
		`ok    file of addresses: ${path} can be read; addresses in it: 1.`,
	);
});

test('a file of addresses that a merge has left unfinished is told with what to do', async () => {
	const path = test.info().outputPath('addresses.jsonl');
	writeFileSync(path, '<<<<<<< HEAD\n');
	const { isGood, output } = await doctor({ ADDRESSES_FILE: path });

	expect(isGood).toBe(false);
	expect(output).toContain(`WRONG file of addresses: Line 1 of ${path} is no address`);
	expect(output).toContain('→ Keep the lines of both sides');
	expect(output).toContain('ok    token: is accepted.');
});

const listSentAt = (date: string): Fault => ({
	kind: 'answer',
	operation: 'list-collections',
	headers: { date },
	body: '{"data":[]}',
});

test('a clock that seems to be wrong is only noted where the dates of the service are said to be', async () => {
	const { isGood, output } = await doctor(
		{ CONTENT_SERVICE_PROVES_CLOCK: 'false' },
		{ faults: { faults: [listSentAt('Fri, 21 Nov 2036 09:00:00 GMT')] } },
	);

	expect(isGood).toBe(true);
	expect(output).toMatch(/note {2}clock: is \d+ minutes behind that of the service\./);
});

const broken: Record<string, [words: string[], Parameters<typeof doctor>]> = {
	'a token that is refused': [
		['WRONG token: ', 'answered 401', '→ '],
		[{ CONTENT_SERVICE_TOKEN: 'another' }],
	],
	'a service that is not there': [
		['WRONG address: ', 'nothing listens there (ECONNREFUSED)', 'CONTENT_SERVICE_URL'],
		[{}, {}, (server) => server.close()],
	],
	'an address that speaks no TLS': [
		['WRONG address: '],
		[{ CONTENT_SERVICE_URL: 'https://127.0.0.1:1' }],
	],
	'a list at another path': [
		['WRONG list of places: ', 'answered 404', 'ok    list of events'],
		[{ CONTENT_SERVICE_PLACES_PATH: '/v1/sights' }],
	],
	'an operation that fails': [
		['ok    list of places', 'WRONG one place: ', 'answered 500'],
		[{}, { faults: { faults: [{ kind: 'status', status: 500, operation: 'get-place' }] } }],
	],
	'a clock that is more than a day from that of the service': [
		[
			'WRONG clock: The clock of this machine says ',
			'Z, but by that of the service it is 2036-11-21T09:00:00.000Z.',
			'→ Set the clock of this machine.',
			'To be mended: 1.',
		],
		[{}, { faults: { faults: [listSentAt('Fri, 21 Nov 2036 09:00:00 GMT')] } }],
	],
	'a website in place of a service': [
		['an HTML page in place of JSON'],
		[{}, { faults: { faults: [{ kind: 'html' }] } }],
	],
	'settings that cannot be used': [
		['WRONG settings: GUIDE_NOW ("now") is not an instant.', 'To be mended: 1.'],
		[{ GUIDE_NOW: 'now' }],
	],
	'an output folder that holds something else': [
		['WRONG settings: The site cannot go to ', 'docs: each build replaces the whole folder'],
		[{ OUTPUT_DIRECTORY: 'docs' }],
	],
	'a folder in place of a file of addresses': [
		['WRONG file of addresses: ', 'docs cannot be read', '→ Let ADDRESSES_FILE name a file'],
		[{ ADDRESSES_FILE: 'docs' }],
	],
	'an address of a guide that has lost its service': [
		['WRONG settings: SITE_URL is set, but CONTENT_SERVICE_URL is not', 'To be mended: 1.'],
		[
			{
				CONTENT_SERVICE_URL: '',
				CONTENT_SERVICE_TOKEN: '',
				SITE_URL: 'https://guide.example',
			},
		],
	],
	'a folder that cannot be written to': [
		['WRONG write access: ', 'package.json cannot be written to', 'cache cannot be written to'],
		[
			{
				OUTPUT_DIRECTORY: join(projectRoot, 'package.json', 'dist'),
				// Linux makes no folder there, and says that there is no such folder.
				WAYMARK_CACHE: join(
					process.platform === 'linux' ? '/proc' : join(projectRoot, 'package.json'),
					'waymark',
					'caches',
					'cache',
				),
			},
		],
	],
};

for (const [state, [words, parameters]] of Object.entries(broken)) {
	test(`${state} is told with what to do`, async () => {
		const { isGood, output } = await doctor(...parameters);

		expect(isGood).toBe(false);
		for (const expected of words) expect(output).toContain(expected);
	});
}

test('that all settings of a service were lost is told by the site that was built with them', async () => {
	using folder = temporaryFolder();
	folderOf(folder.path, {
		'index.html': '<head><link rel="canonical" href="https://guide.example/"></head>',
		'events/calendar.ics': 'PRODID:-//Waymark//',
	});

	const { isGood, output } = await doctor({
		CONTENT_SERVICE_URL: '',
		CONTENT_SERVICE_TOKEN: '',
		OUTPUT_DIRECTORY: folder.path,
	});

	expect(isGood).toBe(false);
	expect(output).toContain(
		`WRONG settings: CONTENT_SERVICE_URL is not set, but ${folder.path} holds the site of https://guide.example/: `,
	);
});
