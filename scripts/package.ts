import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCode } from './package/package-code.ts';
import { writeDeclarations } from './package/declarations.ts';
import { packageJson } from './package/package-json.ts';
import { projectFolder } from './reference/read-source.ts';

/**
 * `npm run package`: writes the package that guides of their own install, as `npm pack` packs it,
 * into `dist-package/`: what Node runs is JavaScript in it, as Node strips no types below
 * `node_modules`.
 */
const output = join(projectFolder, 'dist-package');
const folder = join(output, 'package');
const asTheyAre = [
	'.config/fonts.js',
	'CHANGELOG.md',
	'LICENSE',
	'THIRD-PARTY-NOTICES.md',
	'docs/recipes',
	'public',
	'sample-content',
	'scripts/compiled-code.cjs',
	'scripts/waymark.cjs',
];

rmSync(output, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeCode(join(projectFolder, 'src'), join(folder, 'src'));
writeDeclarations(join(folder, 'src'));
for (const path of asTheyAre) {
	cpSync(join(projectFolder, path), join(folder, path), { recursive: true });
}
writeFileSync(join(folder, 'package.json'), packageJson());
cpSync(join(projectFolder, 'docs', 'guides', 'package.md'), join(folder, 'README.md'));
const { status } = spawnSync('npm', ['pack', '--silent', '--pack-destination', output], {
	cwd: folder,
	stdio: 'inherit',
});
process.exitCode = status ?? 1;
