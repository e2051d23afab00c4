import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type GuideComponents, hideableParts, replaceableComponents } from './guide-components.ts';
import { nearestName } from './nearest-name.ts';
import type { SettingProblem } from './read-settings.ts';

/**
 * Returns what is wrong with the components that a guide names: a build would take the usual one.
 *
 * @param root Folder of the guide.
 */
export function componentProblems(
	{ components = {}, hides = [] }: GuideComponents,
	root: string = process.cwd(),
): SettingProblem[] {
	return [
		...Object.entries(components).flatMap(([name, file]) => [
			...unknownName('components', name, Object.keys(replaceableComponents)),
			...(existsSync(resolve(root, file))
				? []
				: problemOf('components', `components.${name}: there is no file ${file}.`)),
		]),
		...hides.flatMap((name) => unknownName('hides', name, Object.keys(hideableParts))),
	];
}

function unknownName(setting: string, name: string, known: readonly string[]): SettingProblem[] {
	if (known.includes(name)) return [];
	const meant = nearestName(name, known, 2);
	const advice = meant === undefined ? `It may be ${known.join(', ')}.` : `Is ${meant} meant?`;
	return problemOf(setting, `${setting}: "${name}" is none that a guide can name. ${advice}`);
}

function problemOf(setting: string, words: string): SettingProblem[] {
	return [{ setting, message: `${words} See docs/guides/package.md.` }];
}
