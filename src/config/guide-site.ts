import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GuideDefinition, guideOnlyMembers } from './define-guide.ts';
import { factsFile, guideFile } from './guide-file.ts';
import { importWithFiles, namedFiles } from './guide-own-files.ts';
import type { Environment } from './read-settings.ts';
import { renamedSettingNotes, withPresentNames } from './renamed-settings.ts';
import { unknownSettingNotes } from './unknown-settings.ts';
import { site, type Site } from './site.ts';

const file = guideFile();
const imported = file === undefined ? undefined : await guideIn(file);

/** Holds the default export of the guide's own `guide.ts`; `undefined` where it has none. */
export const guideExport: GuideDefinition | undefined = imported?.guide;

/** Holds what that file states, by the present names of settings. */
export const statedGuide: GuideDefinition | undefined =
	guideExport && withPresentNames(guideExport);

/** Holds the facts of the guide: those of its `guide.ts` in place of those of `site.ts`. */
export const guideSite: Site = statedGuide ? siteOfGuide(statedGuide) : withPresentNames(site);

/** Returns what an operator should know of settings with former names, and of unknown ones. */
export function nameNotes(environment: Environment): string[] {
	const members = Object.keys(guideExport ?? site);
	return [
		...renamedSettingNotes({ environment, file: factsFile, members }),
		...unknownSettingNotes(environment),
	];
}

/**
 * Returns the files of which the guide is made wherever they lie, as paths from its folder. To be
 * asked when its members have been checked.
 */
export function guideFiles(): string[] {
	return imported ? [...imported.files, ...namedFiles(imported.guide)] : namedFiles(site);
}

/** Returns the facts of a guide, with those of `site.ts` where it states none. */
export function siteOfGuide(stated: GuideDefinition): Site {
	const ofFile: readonly string[] = guideOnlyMembers;
	const facts = Object.entries(stated).filter(([name]) => !ofFile.includes(name));
	return { ...site, fields: {}, ...Object.fromEntries(facts) };
}

async function guideIn(path: string): Promise<{ guide: GuideDefinition; files: string[] }> {
	const { files, module } = await importWithFiles(pathToFileURL(path).href);
	const stated = (module as { default?: unknown }).default;
	if (typeof stated !== 'object' || stated === null || !('service' in stated)) {
		throw new Error(
			`${path} states no service. Write export default defineGuide({ name: 'Your guide', service: 'https://content.example' }), or service: 'sample' for the content of the sample.`,
		);
	}
	return {
		// All members of the site are checked with the settings.
		guide: stated as GuideDefinition,
		files: files.map((one) => relative(process.cwd(), one)),
	};
}
