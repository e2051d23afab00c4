import { nearestName } from './nearest-name.ts';
import { type Environment, setVariables } from './read-settings.ts';
import { renamedSettings } from './renamed-settings.ts';
import { settingNames } from './settings-schema.ts';

/** Names of all settings that the project reads; the last is that of the browser for tests. */
const known = [...settingNames, 'WAYMARK_BROWSER'];
const isKnown = new Set([...known, ...Object.keys(renamedSettings.variables)]);
const own = /^(GUIDE|CONTENT_SERVICE|WAYMARK)_\w+$/;
const perhapsOwn = /^(CONTENT|SITE|BASE|OUTPUT|AD?DRESS(ES)?)_\w+$/;

/**
 * Matches what Kubernetes sets for a service of such a name, such as `guide`
 * (https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables).
 */
const ofCluster = /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT(_\d+_(TCP|UDP)(_\w+)?)?$/;

/**
 * Returns how many typing errors still make a name a misspelt setting. A short name of another
 * program may have one only: Netlify sets `SITE_ID`, which is two letters from `SITE_URL`.
 */
const maxErrors = (name: string) => (own.test(name) || name.length > 10 ? 2 : 1);

/**
 * Returns what an operator should know of variables that are named like settings and are none, most
 * likely because they are misspelt: they are not read. Names of other programs begin with
 * `CONTENT_`, `SITE_` and the like as well, so there only what is near to a setting counts.
 */
export function unknownSettingNotes(environment: Environment): string[] {
	return Object.keys(setVariables(environment)).flatMap((name) => {
		if (isKnown.has(name) || ofCluster.test(name)) return [];
		const isOwn = own.test(name);
		const meant =
			isOwn || perhapsOwn.test(name) ? nearestName(name, known, maxErrors(name)) : undefined;
		if (!isOwn && meant === undefined) return [];
		const advice =
			meant === undefined ? 'docs/reference/settings.md lists all.' : `Is ${meant} meant?`;
		return [`${name} is no setting, and is not read. ${advice}`];
	});
}
