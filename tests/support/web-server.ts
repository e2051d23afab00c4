import { spawn } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from './build-site.ts';
import type { FoundWebServer } from './find-web-server.ts';
import { webServerSetups } from './web-server-setups.ts';
import type { StaticServer } from './static-server.ts';

/** Folder in which a recipe expects the site. */
const rootInRecipe = '/srv/guide/current';

/** User that serves where root runs the tests: nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * Starts a web server with its recipe, in which only the lines that the recipe tells its reader to
 * change are others.
 *
 * @param site Folder that it serves.
 * @param folder Folder for what the server itself writes.
 */
export async function startWebServer(
	{ besides, name, path }: FoundWebServer,
	site: string,
	folder: string,
): Promise<StaticServer> {
	const { arguments: argumentsFor, around, changes, recipe } = webServerSetups[name];
	const port = await freePort();
	const run = { besides, folder, port };
	let text = readFileSync(join(projectRoot, 'docs', 'recipes', recipe), 'utf8');
	for (const [line, ours] of [...changes(run), [rootInRecipe, site] as const]) {
		if (!text.includes(line)) throw new Error(`${recipe} has no "${line}".`);
		text = text.replaceAll(line, ours);
	}
	const file = join(folder, recipe);
	writeFileSync(file, around(text, run));
	chmodSync(folder, 0o755);
	if (nobody.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
	const child = spawn(path, argumentsFor(file), {
		...nobody,
		cwd: folder,
		env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
	});
	let said = '';
	child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
	const ended = new Promise<void>((resolve) =>
		child.on('close', () => {
			resolve();
		}),
	);
	for (let attempt = 0; !(await listens(port)); attempt++) {
		if (child.exitCode !== null || attempt > 200) {
			child.kill();
			throw new Error(`${name} does not start: ${said}`);
		}
		await wait(50);
	}
	return {
		url: `http://127.0.0.1:${port}/`,
		close: () => {
			child.kill();
			return ended;
		},
	};
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server on a port has no path.
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

function listens(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = connect(port, '127.0.0.1');
		socket.on('connect', () => {
			socket.destroy();
			resolve(true);
		});
		socket.on('error', () => {
			resolve(false);
		});
	});
}
