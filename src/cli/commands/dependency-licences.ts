/**
 * Describes as much of package-lock.json as states under which licence a package comes (npm
 * documentation, package-lock.json).
 */
export interface PackageLock {
	packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

export interface DependencyLicences {
	/** Names and versions of packages, by licence (SPDX). */
	byLicence: ReadonlyMap<string, readonly string[]>;
	/** Packages whose licence nobody has allowed, with that licence. */
	refused: readonly string[];
}

/**
 * Licences under which a guide may be built and published. Scripts of those that want a notice with
 * every copy have it in `public/licences.txt` where they are published; all that only takes part in
 * building has it in its own files in `node_modules`. LGPL and MPL cover libraries that run at
 * build time, unchanged.
 */
const allowed = new Set([
	'0BSD',
	'Apache-2.0',
	'BlueOak-1.0.0',
	'BSD-2-Clause',
	'BSD-3-Clause',
	'CC-BY-3.0',
	'CC0-1.0',
	'ISC',
	'LGPL-3.0-or-later',
	'MIT',
	'MPL-2.0',
	'OFL-1.1',
	'PSF-2.0',
	'Python-2.0',
	'Unlicense',
]);

/** Returns the licences of all that a production installation may hold, on whatever machine. */
export function dependencyLicences({ packages }: PackageLock): DependencyLicences {
	const byLicence = new Map<string, string[]>();
	const refused: string[] = [];
	for (const [path, { dev, license = 'not stated', link, version = '' }] of Object.entries(
		packages,
	)) {
		if (path === '' || dev === true || link === true) continue;
		const name = `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`;
		const known = byLicence.get(license);
		if (known) known.push(name);
		else byLicence.set(license, [name]);
		if (!isAllowed(license)) refused.push(`${name}: ${license}`);
	}
	return { byLicence, refused };
}

/**
 * Returns whether licences are allowed: of alternatives one must be allowed; of licences that hold
 * together, all.
 */
function isAllowed(expression: string): boolean {
	const alternatives = expression.replace(/[()]/g, '').split(' OR ');
	return alternatives.some((alternative) =>
		alternative.split(' AND ').every((licence) => allowed.has(licence)),
	);
}
