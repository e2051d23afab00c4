import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type MeasuredProcess, measureProcess } from './measured-process.ts';
import { setAside } from './set-aside.ts';

/**
 * Has a plain script write files of the sizes of those of a measured build, and measures it.
 *
 * @param guideFolder Where that build was made.
 */
export async function measurePlainScript(guideFolder: string): Promise<MeasuredProcess> {
	const folder = join(guideFolder, 'plain');
	setAside(folder);
	mkdirSync(folder);
	const list = join(folder, 'files.json');
	writeFileSync(list, JSON.stringify(sizes(join(guideFolder, 'dist'))));
	return measureProcess(
		folder,
		[join('tests', 'bench', 'plain-script.ts'), list, join(folder, 'dist')],
		{},
	);
}

function sizes(folder: string): [path: string, bytes: number][] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => [relative(folder, file), statSync(file).size]);
}
