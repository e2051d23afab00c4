import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
	type RunningContentServer,
	startContentServer,
} from '../../../src/sample-service/server.ts';
import type { ContentServerOptions } from '../../../src/sample-service/server-options.ts';
import { environmentWithoutSettings, projectRoot } from '../../support/build-site.ts';
import { eventId, placeId } from '../../support/records.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const token = 'a-token-found-nowhere-else-4711';
const content = {
	places: [1, 2, 3].map((number) => ({ id: placeId(number), name: `Place ${number}` })),
	events: [{ id: eventId(1), name: 'Fado', updated_at: 'yesterday' }],
	destinations: [{ id: 'dst_1', name: 'Faro' }],
};

/** What `npm run doctor` prints of a service in that state. */
async function doctor(
	settings: Record<string, string> = {},
	options: Partial<ContentServerOptions> = {},
	spoil: (server: RunningContentServer) => Promise<void> | void = () => undefined,
): Promise<{ exitCode: number | null; output: string }> {
	using folder = temporaryFolder();
	const server = await startContentServer({ content, token, ...options });
	await spoil(server);
	const child = spawn(process.execPath, [join('src', 'commands', 'doctor.ts')], {
		cwd: projectRoot,
		env: {
			...environmentWithoutSettings(),
			CONTENT_SERVICE_URL: server.url,
			CONTENT_SERVICE_TOKEN: token,
			WAYMARK_CACHE: join(folder.path, 'cache'),
			OUTPUT_DIRECTORY: join(folder.path, 'dist'),
			CONTENT_REPORT: join(folder.path, 'report.json'),
			...settings,
		},
	});
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
	await server.close().catch(() => undefined);
	expect(output).not.toContain(token);
	return { exitCode, output };
}

test('of a service in good order everything is told, and nothing is wrong', async () => {
	const { exitCode, output } = await doctor({}, { paging: 'page', pageSize: 2, maxPageSize: 2 });

	expect(exitCode).toBe(0);
	for (const words of [
		'ok    settings: can all be used.',
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
	'a website in place of a service': [
		['an HTML page in place of JSON'],
		[{}, { faults: { faults: [{ kind: 'html' }] } }],
	],
	'settings that cannot be used': [
		['WRONG settings: GUIDE_NOW ("now") is not an instant.', 'To be mended: 1.'],
		[{ GUIDE_NOW: 'now' }],
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
		const { exitCode, output } = await doctor(...parameters);

		expect(exitCode).toBe(1);
		for (const expected of words) expect(output).toContain(expected);
	});
}
