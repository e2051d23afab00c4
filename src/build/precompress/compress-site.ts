import { readdirSync, statSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';

/** Endings of texts; pictures, typefaces and the index of the texts are compressed already. */
export const textEndings: ReadonlySet<string> = new Set(
	'.css .csv .geojson .gpx .html .ics .js .json .jsonld .kml .md .svg .txt .webmanifest .xml'.split(
		' ',
	),
);
/** Minimum size of a file that is compressed: what fits in one packet gains nothing. */
const minBytes = 1400;

export interface CompressedSite {
	/** Files that have compressed ones beside them now. */
	files: number;
	/** Number of those files whose compressed forms were taken from the published site. */
	taken: number;
}

/** Quality of brotli; beyond it compressing takes ten times as long for a hundredth of the size. */
const brotliQuality = 6;

interface Encoding {
	ending: string;
	compress: (bytes: Buffer) => Promise<Buffer>;
	/**
	 * Takes less time than to wait for another thread that does it.
	 *
	 * @throws When it is no whole compressed file, or one of more than so many bytes.
	 */
	decompress: (compressed: Buffer, maxBytes: number) => Buffer;
}

const encodings: readonly Encoding[] = [
	{
		ending: '.br',
		compress: (bytes) =>
			promisify(brotliCompress)(bytes, {
				params: {
					[constants.BROTLI_PARAM_QUALITY]: brotliQuality,
					[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
				},
			}),
		decompress: (compressed, maxBytes) =>
			brotliDecompressSync(compressed, { maxOutputLength: maxBytes, chunkSize: maxBytes }),
	},
	{
		ending: '.gz',
		compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
		decompress: (compressed, maxBytes) =>
			gunzipSync(compressed, { maxOutputLength: maxBytes, chunkSize: maxBytes }),
	},
];

/**
 * Writes every text of a finished site compressed beside it.
 *
 * @param published Folder of the site that is published, which need not exist; without it nothing
 *   is taken from there.
 * @param threads Number of files that are compressed at once.
 */
export async function compressSite(
	folder: string,
	published: string | undefined,
	threads: number,
): Promise<CompressedSite> {
	const waiting = compressibleFiles(folder).values();
	const site: CompressedSite = { files: 0, taken: 0 };
	const work = async () => {
		for (const file of waiting) {
			const isTaken = await writeCompressed(
				file,
				published === undefined ? undefined : join(published, relative(folder, file)),
			);
			site.files++;
			if (isTaken) site.taken++;
		}
	};
	await Promise.all(Array.from({ length: threads }, work));
	return site;
}

function compressibleFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && textEndings.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => statSync(file).size >= minBytes);
}

/**
 * Writes a file compressed beside it, as `.br` (RFC 7932) and `.gz` (RFC 1952), for servers that
 * answer with these.
 *
 * @param published The file that the published site has at the same address, if any is to be taken:
 * where it holds the same, and its compressed files do too, these are.
 * @returns Whether they were taken.
 */
async function writeCompressed(file: string, published?: string): Promise<boolean> {
	const bytes = readFileSync(file);
	if (published !== undefined && isSame(file, published, bytes) && areSound(published, bytes)) {
		for (const { ending } of encodings) linkOrCopy(published + ending, file + ending);
		return true;
	}
	await Promise.all(
		encodings.map(async ({ compress, ending }) => {
			await writeFile(file + ending, await compress(bytes));
		}),
	);
	return false;
}

function isSame(file: string, published: string, bytes: Buffer): boolean {
	const [one, other] = [file, published].map((path) => statSync(path, { throwIfNoEntry: false }));
	if (one?.isFile() !== true || one.size !== other?.size) return false;
	// The same file under two names, as pages are that did not change.
	if (one.ino === other.ino && one.dev === other.dev) return true;
	return bytes.equals(readFileSync(published));
}

/**
 * Returns whether all are there and hold these bytes: a power cut may leave one empty, and anybody
 * may change one.
 */
function areSound(published: string, bytes: Buffer): boolean {
	return encodings.every(({ decompress, ending }) => {
		try {
			return decompress(readFileSync(published + ending), bytes.length).equals(bytes);
		} catch {
			return false;
		}
	});
}
