import { readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkOrCopy } from '../snapshot/link-or-copy.ts';

/** Beyond it brotli takes ten times as long for a hundredth of the size. */
const brotliQuality = 6;

const encodings = {
	'.br': (bytes: Buffer) =>
		promisify(brotliCompress)(bytes, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: brotliQuality,
				[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			},
		}),
	'.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes a file compressed beside it, as `.br` (RFC 7932) and `.gz` (RFC 1952), for servers that answer with these.
 *
 * @param published The file that the published site has at the same address, whose compressed files are taken where it holds the
 * same.
 * @returns Whether they were taken.
 */
export async function writeCompressed(file: string, published: string): Promise<boolean> {
	if (isSame(file, published) && takeFrom(published, file)) return true;
	const bytes = readFileSync(file);
	await Promise.all(
		Object.entries(encodings).map(async ([ending, compress]) => {
			await writeFile(file + ending, await compress(bytes));
		}),
	);
	return false;
}

function isSame(file: string, published: string): boolean {
	const [one, other] = [file, published].map((path) => statSync(path, { throwIfNoEntry: false }));
	if (one?.isFile() !== true || one.size !== other?.size) return false;
	// The same file under two names, as pages are that did not change.
	if (one.ino === other.ino && one.dev === other.dev) return true;
	return readFileSync(file).equals(readFileSync(published));
}

/** Takes all or, where one is missing, none. */
function takeFrom(published: string, file: string): boolean {
	const endings = Object.keys(encodings);
	const has = (ending: string) => statSync(published + ending, { throwIfNoEntry: false });
	if (!endings.every(has)) return false;
	for (const ending of endings) linkOrCopy(published + ending, file + ending);
	return true;
}
