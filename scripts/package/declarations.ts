import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectFolder } from '../reference/read-source.ts';

/** Matches the end of the path of a module that a declaration names. */
const moduleEnding = /(?<=['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g;

/** Lists modules whose types follow from those of others. */
const inferred = [
	'src/config/define-guide.ts',
	'src/domain/opening-hours/status-of-rows.ts',
	'src/outputs/structured-data/record-structured-data.ts',
	'src/records/resource-name.ts',
];

/** Lists modules that state their types themselves, and import what has none outside. */
const stated = ['build/waymark.ts', 'content/loaders/service-loader.ts'];

/**
 * Writes the types of the modules that the package exports, and of those that these name.
 *
 * @throws When TypeScript finds anything wrong.
 */
export function writeDeclarations(folder: string): void {
	const configuration = join(projectFolder, 'dist-package', 'tsconfig.json');
	writeFileSync(
		configuration,
		JSON.stringify({
			extends: '../tsconfig.json',
			compilerOptions: {
				declaration: true,
				emitDeclarationOnly: true,
				noEmit: false,
				outDir: folder,
				rootDir: '../src',
				skipLibCheck: true,
			},
			include: [],
			files: inferred.map((path) => join('..', path)),
		}),
	);
	const compiler = join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
	const { status } = spawnSync(process.execPath, [compiler, '-p', configuration], {
		stdio: 'inherit',
	});
	if (status !== 0)
		throw new Error('TypeScript has found something wrong in the exported modules.');
	for (const path of stated) {
		const source = readFileSync(join(projectFolder, 'src', path), 'utf8');
		const { outputText } = ts.transpileDeclaration(source, { fileName: path });
		writeFileSync(join(folder, path.replace(/\.ts$/, '.d.ts')), outputText);
	}
	for (const file of globSync('**/*.d.ts', { cwd: folder }).map((name) => join(folder, name))) {
		writeFileSync(file, readFileSync(file, 'utf8').replace(moduleEnding, '.js'));
	}
}
