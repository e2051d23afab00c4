import { forgivenErrors } from '../outputs/search/typing-errors.ts';
import { nearestName } from './nearest-name.ts';
import type { SettingProblem } from './read-settings.ts';

/** Lists members of earlier versions, each with what has taken its place. */
const former: Readonly<Record<string, string>> = {
	attributes: "fields: { stars: 'Stars', remarks: { isHidden: true } }, in the order of attributes",
	shownMetadata: "fields: { opened: 'Opened in' }",
};

/**
 * Returns a fault for each member of `src/config/site.ts` that does not exist, most likely because
 * it is misspelt or of an earlier version: a build does not look at its type, and would ignore it.
 *
 * @param known The names of all members.
 */
export function unknownMembers(site: object, known: readonly string[]): SettingProblem[] {
	return Object.keys(site)
		.filter((name) => !known.includes(name))
		.map((name) => ({
			setting: name,
			message: `${name} in src/config/site.ts is no setting. ${adviceOn(name, known)}`,
		}));
}

function adviceOn(name: string, known: readonly string[]): string {
	const instead = Object.hasOwn(former, name) ? former[name] : undefined;
	if (instead !== undefined) return `Write ${instead}.`;
	const meant = nearestName(name, known, forgivenErrors(name.length));
	return meant === undefined ? 'docs/reference/site.md lists all.' : `Is ${meant} meant?`;
}
