import { createHash, hash } from 'node:crypto';
import {
	closeSync,
	fstatSync,
	openSync,
	readdirSync,
	readSync,
	realpathSync,
	statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { guideFiles } from '../../config/guide-site.ts';
import { packageFolder } from '../../config/package-folder.ts';
import type { Settings } from '../../config/read-settings.ts';
import { compareTexts } from '../../i18n/text-order.ts';

/**
 * Folders and files of the project that decide how a page is rendered and finished; the second lock
 * file is what npm has installed.
 */
const codePaths = [
	'src',
	'.config',
	'astro.config.mjs',
	'guide.ts',
	'tsconfig.json',
	'package.json',
	'package-lock.json',
	join('node_modules', '.package-lock.json'),
];

/**
 * Settings that no page shows but through its view model, by the beginnings of their names; what
 * pages of records show of them must be among what `context-digest.ts` gives. All others are part
 * of the digest: a new one as well, until it is named here.
 */
const notShown =
	/^(CONTENT_|WAYMARK_CACHE$|ADDRESSES_FILE$|GUIDE_NOW$|GUIDE_BUILD_THREADS$|GUIDE_DRAW_ALL_PAGES$|GUIDE_PRECOMPRESSED$|GUIDE_SHARD$|GUIDE_IMAGES_)/;

/**
 * Number of bytes that are read at once: a base map may be larger than what Node reads in one go (2
 * GiB).
 */
const pieceBytes = 2 ** 20;

export interface DigestedSite {
	/** Folder of the project. */
	root: string;
	/** Origin and base path of the published site. */
	site: string;
	base: string;
	settings: Partial<Settings>;
	/** Folder with the scripts, styles and typefaces of the site, whose names stand in its pages. */
	assetsFolder: string;
}

/**
 * Returns a digest of all that decides how a page is rendered, but for what its view model says:
 * code, packages, the version of Node with its languages and time zones, settings, and the names of
 * the files that pages load.
 */
export function siteDigest({ assetsFolder, base, root, settings, site }: DigestedSite): string {
	const shown = Object.entries(settings).filter(([name]) => !notShown.test(name));
	const { icu, node, tz, unicode } = process.versions;
	const given = JSON.stringify([
		[site, base, shown.sort(byName)],
		[node, icu, tz, unicode, process.env.TZ],
		readdirSync(assetsFolder, { recursive: true, encoding: 'utf8' }).sort(),
	]);
	return hash('sha256', `${digestOfCode(root)}\n${given}`, 'base64url');
}

/**
 * Returns a digest of the code of a project and of the package, which is installed in it or is the
 * project itself.
 *
 * @param root Folder of the project.
 * @param others Folders of the project that count as well.
 */
export function digestOfCode(root: string, others: readonly string[] = []): string {
	const ofProject = digestOfProject(root, [...codePaths, ...guideFiles(), ...others]);
	const isPackage = relative(root, packageFolder) === '';
	return isPackage ? ofProject : `${ofProject}\n${digestOfProject(packageFolder, codePaths)}`;
}

/**
 * Returns a digest of the names and contents of files and folders of the project; those that are
 * not there are left out. Links are followed, as Astro and Node follow them.
 */
export function digestOfProject(root: string, entries: readonly string[]): string {
	const digest = createHash('sha256');
	const piece = Buffer.allocUnsafe(pieceBytes);
	const files = new Set(entries.flatMap((entry) => filesBelow(join(root, entry))));
	for (const path of [...files].sort()) {
		const file = openSync(path, 'r');
		try {
			digest.update(`${relative(root, path)}\n${fstatSync(file).size}\n`);
			for (let length; (length = readSync(file, piece)) > 0;)
				digest.update(piece.subarray(0, length));
		} finally {
			closeSync(file);
		}
	}
	return digest.digest('base64url');
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
	return compareTexts(one, other);
}

/**
 * Returns the files below a folder, links followed.
 * @param above Folders that lead here, by their true paths: a link to one of them leads in a
 *   circle.
 */
function filesBelow(path: string, above: readonly string[] = []): string[] {
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats?.isDirectory()) return filesIn(path, realpathSync(path), above);
	return stats?.isFile() ? [path] : [];
}

function filesIn(folder: string, trueFolder: string, above: readonly string[]): string[] {
	if (above.includes(trueFolder)) return [];
	const here = [...above, trueFolder];
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isSymbolicLink()) return filesBelow(path, here);
		if (entry.isDirectory()) return filesIn(path, join(trueFolder, entry.name), here);
		return entry.isFile() ? [path] : [];
	});
}
