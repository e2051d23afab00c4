import { pathToFileURL } from 'node:url';
import { type GuideDefinition, guideOnlyMembers } from './define-guide.ts';
import { guideFile } from './guide-file.ts';
import { site, type Site } from './site.ts';

const file = guideFile();

/** Holds what the guide's own `guide.ts` states; `undefined` where it has none. */
export const statedGuide: GuideDefinition | undefined =
	file === undefined ? undefined : await guideIn(file);

/** Holds the facts of the guide: those of its `guide.ts` in place of those of `site.ts`. */
export const guideSite: Site = statedGuide ? siteOfGuide(statedGuide) : site;

/** Returns the facts of a guide, with those of `site.ts` where it states none. */
export function siteOfGuide(stated: GuideDefinition): Site {
	const ofFile: readonly string[] = guideOnlyMembers;
	const facts = Object.entries(stated).filter(([name]) => !ofFile.includes(name));
	return { ...site, fields: {}, ...Object.fromEntries(facts) };
}

async function guideIn(path: string): Promise<GuideDefinition> {
	const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
		default?: unknown;
	};
	const stated = module.default;
	if (typeof stated !== 'object' || stated === null || !('service' in stated)) {
		throw new Error(
			`${path} states no service. Write export default defineGuide({ name: 'Your guide', service: 'https://content.example' }), or service: 'sample' for the content of the sample.`,
		);
	}
	// All members of the site are checked with the settings.
	return stated as GuideDefinition;
}
