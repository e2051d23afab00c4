import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import { failureOf } from '../../src/cli/commands/command-line.ts';
import { buildFolder, projectRoot } from '../support/build-site.ts';
import { situations } from './situations.ts';
import { type SoakArguments, soakArguments, usage } from './soak-arguments.ts';
import { outcomeLine, outcomeTable } from './outcome-table.ts';
import { type SoakedBuild, SoakedGuide } from './soaked-guide.ts';
import { SmallDisk } from './small-disk.ts';
import { drawnSituations } from './drawn-situations.ts';

/** `npm run soak`: see the usage. Exit code 1 where a promise was broken. */
try {
	const words = soakArguments(process.argv.slice(2));
	if (words.showsHelp) console.log(usage);
	else await soak(words);
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(text);
	process.exitCode = exitCode;
}

async function soak({ builds, seed, situation }: SoakArguments): Promise<void> {
	console.log(`${builds} builds, --seed ${seed}`);
	const random = seededRandom(`soak ${seed}`);
	using disk = SmallDisk.mount(buildFolder('soak'));
	if (disk === undefined) console.log('Full disks are left out: this user cannot mount one.');
	const possible = Object.keys(situations).filter(
		(name) => name !== 'full disk' || disk !== undefined,
	);
	const names = situation === undefined ? possible : [situation];
	// Below the project: else builds at one time would share what Astro keeps of a build in it.
	await using guide = await SoakedGuide.start('soak/project/guide', seed, random, disk);
	const done: SoakedBuild[] = [];
	for (const name of drawnSituations(builds, names, random)) {
		const draw = situations[name];
		if (draw === undefined) throw new Error(`There is no situation “${name}”.`);
		const build = await guide.build(name, draw(random));
		done.push(build);
		console.log(outcomeLine(done.length, build));
		if (build.complaints.length > 0) keepOutput(done.length, build.output);
	}
	console.log(`\n${outcomeTable(done)}`);
	const broken = done.filter(({ complaints }) => complaints.length > 0).length;
	console.log(
		broken === 0
			? `\nNo promise was broken in ${builds} builds (--seed ${seed}).`
			: `\nPromises were broken in ${broken} of ${builds} builds (--seed ${seed}).`,
	);
	process.exitCode = broken === 0 ? 0 : 1;
}

function keepOutput(number: number, output: string): void {
	const folder = join(projectRoot, 'test-results', 'soak');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, `${number}.log`), output);
}
