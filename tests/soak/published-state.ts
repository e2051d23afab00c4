import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { checkSite } from '../../src/build/site-checks/check-site.ts';
import { Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { snapshotPath } from '../../src/config/memory-files.ts';
import { numberedId } from '../fixtures/numbered-id.ts';
import { buildFolder } from '../support/build-site.ts';
import { folderContents } from '../support/folder-contents.ts';

/** Holds what a build has left of the site and of what the guide remembers. */
export interface PublishedState {
	/** Digests of the files of the site by their paths; none where there is no site. */
	files: Record<string, string>;
	/** Files of the pages of places; those that lead on to another address are not counted. */
	places: Set<string>;
	/** Names that these pages tell, by the id of the place. */
	names: Map<string, string>;
	/** Ids of the places in the snapshot; `undefined` where it cannot be read. */
	snapshot: Set<string> | undefined;
	/** Every address that is remembered. */
	addresses: Set<string>;
	/** Names of what stands beside the site and the caches. */
	leftovers: string[];
}

export function publishedState(name: string): PublishedState {
	const folder = join(buildFolder(name), 'dist');
	const files = existsSync(folder) ? folderContents(folder) : {};
	const places = Object.keys(files).filter((path) => isPageOfPlace(folder, path));
	return {
		files,
		places: new Set(places),
		names: new Map(places.flatMap((path) => nameOnPage(folder, path))),
		...remembered(snapshotPath(join(buildFolder(name), 'cache'))),
		leftovers: readdirSync(buildFolder(name)).filter((entry) => entry.startsWith('dist.')),
	};
}

/** The errors that the check of the finished site finds in the published one. */
export async function errorsOfSite(name: string): Promise<string[]> {
	const { problems } = await checkSite({
		folder: join(buildFolder(name), 'dist'),
		site: 'http://localhost:4321',
		base: '/',
		snapshotPath: snapshotPath(join(buildFolder(name), 'cache')),
		today: new Date().toISOString().slice(0, 10),
	});
	return problems
		.filter(({ severity }) => severity === 'error')
		.map(({ message, page }) => `${page}: ${message}`);
}

function isPageOfPlace(folder: string, path: string): boolean {
	return (
		/^places\/[^/]*-\w{8}\/index\.html$/.test(path) &&
		!readFileSync(join(folder, path), 'utf8').includes('http-equiv="refresh"')
	);
}

function nameOnPage(folder: string, path: string): [id: string, name: string][] {
	const heading = /<h1[^>]*>([^]*?)<\/h1>/.exec(readFileSync(join(folder, path), 'utf8'))?.[1];
	const number = /-(\d{8})\/index\.html$/.exec(path)?.[1];
	const name = heading?.replace(/<[^>]*>/g, '').trim();
	return number && name ? [[numberedId('plc', Number(number)), name]] : [];
}

function remembered(path: string): Pick<PublishedState, 'snapshot' | 'addresses'> {
	if (!existsSync(path)) return { snapshot: undefined, addresses: new Set() };
	const database = new DatabaseSync(path);
	const check = Object.values(database.prepare('PRAGMA integrity_check').get() ?? {})[0];
	database.close();
	if (check !== 'ok') return { snapshot: undefined, addresses: new Set() };
	const snapshot = new Snapshot(path);
	const ids = Array.from(snapshot.summaries('places'), ({ id }) => id);
	const addresses = snapshot.addresses().map(({ id, kind, slug }) => `${kind} ${slug} ${id}`);
	snapshot.close();
	return { snapshot: new Set(ids), addresses: new Set(addresses) };
}
