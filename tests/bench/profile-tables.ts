import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { projectRoot } from '../support/build-site.ts';
import { type CodeOrigin, originTeller } from './code-origin.ts';
import { type CpuProfile, type FunctionCost, functionCosts } from './cpu-profile.ts';
import type { BuildProfile } from './measured-build.ts';
import { alignedColumns } from './results-table.ts';

type Cost = FunctionCost & { origin: CodeOrigin };

const maxFunctions = 15;
const maxOwners = 12;

/**
 * Where a build's processor time went: by whose code it is, then the dearest functions of this
 * project and of Astro.
 */
export function profileTables({ file, codeFolder }: BuildProfile): string {
	// Node writes profiles in this form.
	const profile = JSON.parse(readFileSync(file, 'utf8')) as CpuProfile;
	const originOf = originTeller(codeFolder);
	const costs = functionCosts(profile).map((cost) => ({ ...cost, origin: originOf(cost.frame) }));
	const own = costs.filter(({ origin }) => origin.owner === 'Waymark');
	const astro = costs.filter(({ origin }) => origin.owner === 'astro');
	return [
		`Profile: ${relative(projectRoot, file)}`,
		ownersTable(costs),
		functionsTable('Waymark, by time in the function itself', own),
		functionsTable('Waymark, by time with what it calls', [...own].sort(byTotal)),
		functionsTable('Astro, by time in the function itself', astro),
		functionsTable('Astro, by time with what it calls', [...astro].sort(byTotal)),
		functionsTable('Everything, by time in the function itself', costs),
	].join('\n\n');
}

function byTotal(a: Cost, b: Cost): number {
	return b.totalMs - a.totalMs;
}

function ownersTable(costs: readonly Cost[]): string {
	const owners = new Map<string, number>();
	for (const { origin, selfMs, frame } of costs) {
		// The engine tells its own states apart in brackets, such as “(garbage collector)”.
		const isState = origin.owner === 'engine' && frame.functionName.startsWith('(');
		const owner = isState ? frame.functionName : origin.owner;
		owners.set(owner, (owners.get(owner) ?? 0) + selfMs);
	}
	const total = [...owners.values()].reduce((sum, ms) => sum + ms, 0);
	const rows = [...owners].sort(([, a], [, b]) => b - a).slice(0, maxOwners);
	return alignedColumns([
		['whose code', 'ms', '%'],
		...rows.map(([owner, ms]) => [owner, ms.toFixed(0), ((100 * ms) / total).toFixed(1)]),
	]);
}

function functionsTable(title: string, costs: readonly Cost[]): string {
	return alignedColumns([
		[title, 'self ms', 'total ms'],
		...costs
			.slice(0, maxFunctions)
			.map(({ frame, origin, selfMs, totalMs }) => [
				`${frame.functionName || '(anonymous)'} ${origin.owner === 'Waymark' ? '' : `${origin.owner} `}${origin.file}`,
				selfMs.toFixed(0),
				totalMs.toFixed(0),
			]),
	]);
}
