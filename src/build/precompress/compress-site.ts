import { readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { writeCompressed } from './compressed-file.ts';

/** Texts; pictures, typefaces and the index of the texts are compressed already. */
const compressible = new Set(
	'.css .csv .geojson .gpx .html .ics .js .json .jsonld .kml .md .svg .txt .webmanifest .xml'.split(
		' ',
	),
);
/** Least size of a file that is compressed: what fits in one packet gains nothing. */
const leastBytes = 1400;

export interface CompressedSite {
	/** Files that have compressed ones beside them now. */
	files: number;
	/** Those of them whose compressed files are the published ones. */
	taken: number;
}

/**
 * Writes every text of a finished site compressed beside it.
 *
 * @param published Folder of the site that is published, which need not exist; without it nothing
 *   is taken from there.
 * @param threads How many files are compressed at once.
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
		.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((file) => statSync(file).size >= leastBytes);
}
