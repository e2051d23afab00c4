import { join } from 'node:path';
import { measureBareBuild } from './bare-build.ts';
import { type BuildCost, costOf } from './comparison.ts';
import { measureBuild } from './measured-build.ts';
import type { MeasuredProcess } from './measured-process.ts';
import { measurePlainScript } from './plain-build.ts';

export interface ComparedBuilds {
	ofGuide: Map<string, BuildCost[]>;
	/** Builds that they are set against. */
	others: Map<string, BuildCost[]>;
}

/** Bare Astro makes neither of them. */
const withoutIndexAndPictures = { GUIDE_FULL_TEXT_SEARCH: 'false', GUIDE_MOST_SOCIAL_IMAGES: '0' };

/**
 * Builds the guide of the service as an operator does, and without index of texts and pictures for
 * link previews, the same pages with Astro alone, and files of the same sizes with a plain script,
 * all in turn.
 *
 * @param folder For all that is built.
 * @param settings Environment variables of the guide.
 */
export async function compareBuilds(
	folder: string,
	service: { url: string; token: string },
	rounds: number,
	settings: Record<string, string>,
): Promise<ComparedBuilds> {
	const builds: ComparedBuilds = { ofGuide: new Map(), others: new Map() };
	const takesProfile = false;
	for (let round = 0; round < rounds; round++) {
		const whole = await measureBuild(folder, service, { takesProfile, settings });
		note(builds.ofGuide, 'Waymark', whole);
		const pagesAlone = await measureBuild(join(folder, 'pages-alone'), service, {
			takesProfile,
			settings: { ...settings, ...withoutIndexAndPictures },
		});
		note(builds.ofGuide, 'Waymark, pages', pagesAlone);
		note(builds.others, 'bare Astro', await measureBareBuild(folder, settings));
		note(builds.others, 'plain script', await measurePlainScript(folder));
	}
	return builds;
}

function note(costs: Map<string, BuildCost[]>, name: string, measured: MeasuredProcess): void {
	costs.set(name, [...(costs.get(name) ?? []), costOf(measured)]);
}
