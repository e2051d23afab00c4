import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const command = new URL('../../../../src/cli/commands/service.ts', import.meta.url).pathname;

test('it prints what a build needs, serves, and stops on Ctrl-C', async () => {
	await using folder = await contentFolder();
	const service = run(['--content', folder.path, '--port', '0', '--token', 'my-token']);
	await expect.poll(() => service.output()).toContain('Ctrl-C stops it.');

	const url = /^CONTENT_SERVICE_URL=(http:\/\/127\.0\.0\.1:\d+)$/m.exec(service.output())?.[1];
	const response = await fetch(`${url ?? ''}/v1/places/plc_1`, {
		headers: { authorization: 'Bearer my-token' },
	});
	service.stop();

	expect(await response.json()).toMatchObject({ data: { id: 'plc_1', name: 'Tower' } });
	expect(service.output()).toContain(
		`Serving ${folder.path}: 1 places, 0 events, 0 destinations, 0 collections`,
	);
	expect(service.output()).toContain(`Address: ${url ?? ''}\nToken:   my-token\n`);
	expect(service.output()).toContain('\nCONTENT_SERVICE_TOKEN=my-token\n');
	expect(await service.exitCode).toBe(0);
});

test('faults of the command line are carried out', async () => {
	await using folder = await contentFolder();
	const service = run([
		...['--content', folder.path, '--port', '0'],
		...['--fault', 'status=503,operation=get-place,nth=1'],
	]);
	await expect.poll(() => service.output()).toContain('Ctrl-C stops it.');
	const url = /^Address: (\S+)$/m.exec(service.output())?.[1] ?? '';
	const headers = { authorization: 'Bearer sample-token' };

	const first = await fetch(`${url}/v1/places/plc_1`, { headers });
	const second = await fetch(`${url}/v1/places/plc_1`, { headers });
	service.stop();

	expect([first.status, second.status]).toEqual([503, 200]);
	expect(await service.exitCode).toBe(0);
});

test('a port in use that was asked for is an error', async () => {
	await using folder = await contentFolder();
	const taken = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => taken.once('listening', resolve));
	const address = taken.address();
	const port = typeof address === 'object' && address !== null ? address.port : 0;

	const service = run(['--content', folder.path, '--port', String(port)]);
	const exitCode = await service.exitCode;
	taken.close();

	expect(exitCode).toBe(1);
	expect(service.errors()).toBe(`Port ${port} is in use. Choose another with --port.\n`);
});

test('without a port asked for, two services run side by side', async () => {
	await using folder = await contentFolder();
	const services = [run(['--content', folder.path]), run(['--content', folder.path])];
	for (const service of services) {
		await expect.poll(() => service.output()).toContain('Ctrl-C stops it.');
	}
	for (const service of services) service.stop();

	const urls = services.map((service) => /^Address: (\S+)$/m.exec(service.output())?.[1]);
	expect(new Set(urls).size).toBe(2);
	expect(await Promise.all(services.map((service) => service.exitCode))).toEqual([0, 0]);
});

test('content that cannot be read is named in one line', async () => {
	const service = run(['--content', '/nowhere/at/all']);

	expect(await service.exitCode).toBe(1);
	expect(service.errors()).toBe('There is no folder /nowhere/at/all.\n');
});

test('a wrong option is named, with the way to help', async () => {
	const service = run(['--port', 'http']);

	expect(await service.exitCode).toBe(2);
	expect(service.errors()).toBe(
		'--port needs a whole number from 0 to 65535.\n--help lists the options.\n',
	);
});

test('help lists the options', async () => {
	const service = run(['--help']);

	expect(await service.exitCode).toBe(0);
	for (const option of ['content', 'port', 'token', 'paging', 'items', 'page-size', 'latency']) {
		expect(service.output()).toContain(`  --${option} `);
	}
});

function run(words: readonly string[]) {
	const child = spawn(process.execPath, [command, ...words]);
	let output = '';
	let errors = '';
	child.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
	child.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
	return {
		output: () => output,
		errors: () => errors,
		stop: () => child.kill('SIGINT'),
		exitCode: new Promise((resolve) => child.once('close', resolve)),
	};
}

async function contentFolder() {
	const path = await mkdtemp(join(tmpdir(), 'waymark-service-'));
	await writeFile(join(path, 'places.json'), '[{"id":"plc_1","name":"Tower"}]');
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
