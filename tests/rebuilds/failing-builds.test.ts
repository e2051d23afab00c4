import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import type { FaultPlan } from '../../src/cli/sample-service/faults.ts';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { signOfSite } from '../../src/config/output-folder.ts';
import {
	type Build,
	buildFolder,
	buildSite,
	environmentKeptIn,
	projectRoot,
	withoutHome,
} from '../support/build-site.ts';
import { placeId } from '../support/records.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { folderOf } from '../support/folder-of.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const places = [1, 2, 3].map((number) => ({ id: placeId(number), name: `Place ${number}` }));

/** A build that finds the page of an earlier one in its folder. */
async function buildOverEarlier(
	name: string,
	{
		content,
		faults,
		token = distinctiveToken,
	}: { content: ServedContent; faults?: FaultPlan['faults']; token?: string },
): Promise<Build & { earlierPage: string }> {
	const folder = folderOf(join(buildFolder(name), 'dist'), {
		'index.html': 'The earlier guide.',
		[signOfSite]: 'PRODID:-//Waymark//',
	});
	const earlierPage = join(folder, 'index.html');
	const server = await startContentServer({
		content,
		token: distinctiveToken,
		...(faults ? { faults: { faults } } : {}),
	});
	const build = await buildSite(
		name,
		{
			CONTENT_SERVICE_URL: server.url,
			CONTENT_SERVICE_TOKEN: token,
			CONTENT_SERVICE_MAX_RETRIES: '0',
		},
		{ keepCache: true },
	);
	await server.close();
	return { ...build, earlierPage };
}

test('a token that the service refuses ends the build with what to do, and without the token', async () => {
	const token = 'tok-1a2b3c-refused-and-distinctive';
	const build = await buildOverEarlier('refused', { content: { places }, token });

	expect(build.exitCode).toBe(1);
	expect(build.output).toContain('answered 401');
	expect(build.output).toContain('CONTENT_SERVICE_TOKEN');
	expect(build.output).not.toContain(token);
	expect(readFileSync(build.reportPath, 'utf8')).not.toContain(token);
	expect(readFileSync(build.earlierPage, 'utf8')).toBe('The earlier guide.');
});

test('a service that lists nothing ends the build, and the earlier guide stays', async () => {
	const build = await buildOverEarlier('empty', { content: {} });

	expect(build.exitCode).toBe(1);
	expect(build.output).toContain(
		'The content service lists no place and no event; an empty guide is not published.',
	);
	expect(build.output).toContain('CONTENT_SERVICE_PLACES_PATH');
	expect(build.output).not.toContain(distinctiveToken);
	expect(readFileSync(build.earlierPage, 'utf8')).toBe('The earlier guide.');
});

test('a service of which too much fails ends the build, and no snapshot is kept', async () => {
	const build = await buildOverEarlier('failing', {
		content: { places },
		faults: [{ kind: 'status', status: 500, path: `*/${placeId(2)}` }],
	});

	expect(build.exitCode).toBe(1);
	expect(build.output).toContain('1 of 3 listed places and events could not be read');
	expect(existsSync(join(buildFolder('failing'), 'cache', 'snapshot.sqlite'))).toBe(false);
	expect(readFileSync(build.earlierPage, 'utf8')).toBe('The earlier guide.');
});

test('a user whose home cannot be written to can build a guide; while the service is down the last good one is published, with its date and an exit code of its own', async () => {
	const server = await startContentServer({ content: { places }, token: distinctiveToken });
	const settings = {
		...withoutHome,
		CONTENT_SERVICE_URL: server.url,
		CONTENT_SERVICE_TOKEN: distinctiveToken,
		CONTENT_SERVICE_MAX_RETRIES: '0',
	};
	const first = await buildSite('outage', settings);
	await server.close();
	expect(first.exitCode, first.output).toBe(0);
	expect(existsSync(join(first.folder, 'index.html'))).toBe(true);
	const second = await buildSite('outage', settings, { keepCache: true });
	const offline = await buildSite('outage', settings, { keepCache: true, words: ['--offline'] });

	expect([first.exitCode, second.exitCode, offline.exitCode]).toEqual([0, 3, 0]);
	expect(second.output).toContain('Warning: The content service could not be read: ');
	expect(second.output).toMatch(
		/^Published from the last good snapshot, of 20\S+Z \(exit code 3\): GET \/v1\/\w+\?limit=100 .+\.$/m,
	);
	const instants = [first, second, offline].map(
		({ folder }) =>
			/content as of.*?datetime="([^"]+)"/is.exec(
				readFileSync(join(folder, 'index.html'), 'utf8'),
			)?.[1],
	);
	expect(instants[0]).toMatch(/^20\d\d-/);
	expect(new Set(instants).size).toBe(1);
});

test('the types of the content are written without the service, and nothing is kept or reported', () => {
	using folder = temporaryFolder();
	const { status, stderr, stdout } = spawnSync(
		process.execPath,
		[join('src', 'cli', 'commands', 'astro.ts'), 'sync'],
		{
			cwd: projectRoot,
			env: {
				...environmentKeptIn(folder.path),
				...withoutHome,
				// Nothing listens there.
				CONTENT_SERVICE_URL: 'http://127.0.0.1:9',
				CONTENT_SERVICE_TOKEN: distinctiveToken,
				CONTENT_SERVICE_MAX_RETRIES: '0',
			},
			encoding: 'utf8',
		},
	);

	expect(status, stdout + stderr).toBe(0);
	const kept = readdirSync(folder.path, { recursive: true }).map(String);
	expect(kept.filter((name) => /report|sqlite/.test(name))).toEqual([]);
});
