import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { startContentServer } from '../../src/cli/sample-service/server.ts';
import { buildFolder, buildSite, environmentKeptIn, projectRoot } from '../support/build-site.ts';
import { placeId } from '../support/records.ts';
import { distinctiveToken } from '../support/site-builds.ts';

// All builds have one folder.
test.describe.configure({ mode: 'default' });

const guide = 'build-output';
const places = Array.from({ length: 40 }, (_, index) => ({
	id: placeId(index + 1),
	name: `Wayside shrine ${index + 1}`,
}));
const words = ['--clean'];
let service: Awaited<ReturnType<typeof startContentServer>>;
let settings: Record<string, string>;

test.beforeAll(async () => {
	service = await startContentServer({ content: { places }, token: distinctiveToken });
	settings = { CONTENT_SERVICE_URL: service.url, CONTENT_SERVICE_TOKEN: distinctiveToken };
});
test.afterAll(async () => {
	await service.close();
});

test('a build that goes well prints at most thirty lines into a log, none about a route', async () => {
	const output = await printed(words);

	expect(output.trim().split('\n').length).toBeLessThanOrEqual(30);
	expect(output).toMatch(/^Places and events: 40 in /);
	expect(output).toMatch(
		/\[waymark-parallel-rendering\] \d+ pages and files rendered on one thread/,
	);
	expect(output).toMatch(/\[waymark-site-checks\] \d+ pages checked in /);
	expect(output).toMatch(/\[waymark-social-images\] \d+ drawn and 0 kept/);
	expect(output).toContain('Visitors find 40 places');
	expect(output).not.toMatch(/├─|\(\+\d+ms\)|\[(?:build|vite|content)\]/);
});

test('one that is asked for everything names each route as well', async () => {
	const output = await printed([...words, '--verbose']);

	expect(output).toContain('├─ /about/index.html');
	expect(output).toContain('[build] Complete!');
	expect(output).toMatch(/\[waymark-site-checks\] \d+ pages checked in /);
});

test('on a terminal the last line says how far each step is, and goes when it is done', async () => {
	const { shown, written } = await onTerminal(settings);

	for (const step of ['Places and events', 'Pages and files', 'Checks']) {
		expect(written).toMatch(new RegExp(`\\r\\u001b\\[K${step}: [\\d,]+ of [\\d,]+ \\(\\d+ %\\)`));
	}
	expect(written).toMatch(/Pages and files: [\d,]+ of [^\r]* a second, [\d.]+ s left\r/);
	const lines = shown.split('\n');
	expect(lines.filter((line) => / of [\d,]+ \(\d+ %\)/.test(line))).toEqual([]);
	expect(lines.length).toBeLessThanOrEqual(30);
	expect(shown).toContain('Visitors find 40 places');
});

test('where a build fails nothing on the terminal tells of progress, and the error is the end', async () => {
	const { shown } = await onTerminal({ ...settings, CONTENT_SERVICE_TOKEN: 'another' }, 1);

	expect(shown).toContain('answered 401');
	expect(shown).not.toMatch(/ of [\d,]+ \(\d+ %\)/);
});

async function printed(asked: readonly string[]): Promise<string> {
	const { exitCode, output } = await buildSite(guide, settings, { words: asked });
	expect(exitCode, output).toBe(0);
	return stripVTControlCharacters(output);
}

/** Builds on a terminal; gives all that was written there, and what of it is seen in the end. */
async function onTerminal(
	environment: Record<string, string>,
	exitCode = 0,
): Promise<{ shown: string; written: string }> {
	test.skip(process.platform !== 'linux', 'The command that opens a terminal differs.');
	const folder = buildFolder(guide);
	const command = [process.execPath, join('src', 'cli', 'commands', 'build.ts'), ...words];
	const child = spawn('script', ['-qec', `stty cols 100; ${command.join(' ')}`, '/dev/null'], {
		cwd: projectRoot,
		env: { ...environmentKeptIn(folder), OUTPUT_DIRECTORY: join(folder, 'dist'), ...environment },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
	expect(child.exitCode, written).toBe(exitCode);
	const lines = written.trim().split('\n');
	const shown = lines.map((line) => line.replace(/\r$/, '').split('\r\u001b[K').at(-1) ?? '');
	return { shown: stripVTControlCharacters(shown.join('\n')), written };
}
