import {
	copyFileSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { snapshotPath } from '../../src/config/memory-files.ts';
import { projectRoot } from '../support/build-site.ts';
import { guideSettings } from './measured-build.ts';
import { type MeasuredProcess, measureProcess } from './measured-process.ts';
import { setAside } from './set-aside.ts';

/** Environment variable with the folder of the pages' source. */
export const sourceVariable = 'BENCH_SOURCE';

/**
 * Builds the pages of a measured build once more with Astro alone, and measures it: the same pages
 * and components, but no content layer, no service and no integrations. Summaries and records are
 * read from the snapshot.
 *
 * @param guideFolder Where that build was made.
 * @throws When the build fails.
 */
export async function measureBareBuild(
	guideFolder: string,
	settings: Record<string, string>,
): Promise<MeasuredProcess> {
	const folder = join(guideFolder, 'bare');
	setAside(folder);
	const paths = {
		cache: join(folder, 'cache'),
		// Below the project, where packages are found.
		source: join(folder, 'src'),
	};
	for (const path of Object.values(paths)) mkdirSync(path, { recursive: true });
	const source = join(projectRoot, 'src');
	for (const name of readdirSync(source)) {
		// Links: some modules read files that lie beside them.
		if (name !== 'content.config.ts') symlinkSync(join(source, name), join(paths.source, name));
	}
	const snapshot = snapshotPath(join(guideFolder, 'cache'));
	// Where the pages look for it without the address of a service.
	copyFileSync(snapshot, join(paths.cache, 'sample.sqlite'));
	return keepingTypes(() =>
		measureProcess(folder, astroBuild, {
			...guideSettings,
			...settings,
			[sourceVariable]: paths.source,
			OUTPUT_DIRECTORY: join(folder, 'dist'),
			WAYMARK_CACHE: paths.cache,
		}),
	);
}

/** Words for Node that build with the configuration of bare Astro. */
const astroBuild = [
	join('node_modules', 'astro', 'bin', 'astro.mjs'),
	'build',
	'--config',
	join('tests', 'bench', 'bare-astro.config.mjs'),
];

/** Astro writes the types of the collections into the project: here they would be those of none. */
async function keepingTypes<T>(work: () => Promise<T>): Promise<T> {
	const file = join(projectRoot, '.astro', 'content.d.ts');
	const types = readFileSync(file);
	try {
		return await work();
	} finally {
		writeFileSync(file, types);
	}
}
