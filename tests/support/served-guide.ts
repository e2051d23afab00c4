import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { webServers } from '../../src/config/host-limits.ts';
import { redirectFile } from '../../src/ui/view-models/site/redirect-file.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Two former addresses, the second one in letters that addresses encode. */
const moves = [
	{ slug: 'old-quay', from: '/places/old-quay/', to: '/places/' },
	{ slug: '埠頭', from: '/places/%E5%9F%A0%E9%A0%AD/', to: '/places/%E6%B8%AF/' },
];

/**
 * Copies a finished guide to where nobody in particular may read it, with what builds have that are
 * set up for web servers: lists of former addresses, and compressed files, which here have texts of
 * their own. The copy is removed at the end of the block that holds it.
 */
export function guideForWebServers(finished: string) {
	const folder = temporaryFolder();
	chmodSync(folder.path, 0o755);
	const site = join(folder.path, 'site');
	cpSync(finished, site, { recursive: true });
	const write = (path: string, text: string | Buffer) => {
		const file = join(site, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	};
	for (const server of webServers) {
		const { name = '', text = '' } = redirectFile(server, moves) ?? {};
		write(name, text);
	}
	write('_redirects', '/a/ /b/ 301\n');
	for (const { slug } of moves) write(`places/${slug}/index.html`, 'The page that leads on');
	for (const file of ['precompressed/index.html', 'precompressed/data.csv']) {
		write(file, 'as it is');
		write(`${file}.gz`, gzipSync('as gzip'));
		write(`${file}.br`, brotliCompressSync('as brotli'));
	}
	write('precompressed/index.jsonld', JSON.stringify({ name: 'a'.repeat(2000) }));
	return { ...folder, site };
}

/** Returns the address of a text of each type in a guide, and the type that it is to be sent as. */
export function textTypes(site: string): [path: string, type: RegExp][] {
	// A small one would be compressed for nothing.
	const largest = (folder: string, ending: string) => {
		const names = readdirSync(join(site, folder)).filter((name) => name.endsWith(ending));
		const sizeOf = (name: string) => statSync(join(site, folder, name)).size;
		return `/${folder}/${names.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? ''}`;
	};
	return [
		['/', /^text\/html; charset=utf-8$/],
		['/llms.txt', /^text\/plain; charset=utf-8$/],
		[largest('_astro', '.css'), /^text\/css; charset=utf-8$/],
		['/sw.js', /^(text|application)\/javascript; charset=utf-8$/],
		['/places/feed.xml', /^(text|application)\/xml; charset=utf-8$/],
		['/events/calendar.ics', /^text\/calendar; charset=utf-8$/],
		['/data/places.csv', /^text\/csv; charset=utf-8$/],
		['/data/places.geojson', /^application\/geo\+json$/],
		['/data/places.gpx', /^application\/gpx\+xml$/],
		['/data/places.kml', /^application\/vnd\.google-earth\.kml\+xml$/],
		['/data/places.json', /^application\/json$/],
		['/precompressed/index.jsonld', /^application\/ld\+json$/],
		['/site.webmanifest', /^application\/manifest\+json$/],
		[largest('covers', '.svg'), /^image\/svg\+xml$/],
	];
}
