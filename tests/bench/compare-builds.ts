import { measureBareBuild } from './bare-build.ts';
import { type BuildCost, costOf } from './comparison.ts';
import { measureBuild } from './measured-build.ts';
import { measurePlainScript } from './plain-build.ts';

/**
 * Builds the guide of the service, the same pages with Astro alone, and files of the same sizes with a plain script, in turn.
 *
 * @param folder For all that is built.
 * @param settings Environment variables of the guide.
 */
export async function compareBuilds(
	folder: string,
	service: { url: string; token: string },
	rounds: number,
	settings: Record<string, string>,
): Promise<Map<string, BuildCost[]>> {
	const costs = new Map<string, BuildCost[]>();
	const note = (name: string, cost: BuildCost) => {
		costs.set(name, [...(costs.get(name) ?? []), cost]);
	};
	for (let round = 0; round < rounds; round++) {
		note('Waymark', costOf(await measureBuild(folder, service, { takesProfile: false, settings })));
		note('bare Astro', costOf(await measureBareBuild(folder, settings)));
		note('plain script', costOf(await measurePlainScript(folder)));
	}
	return costs;
}
