import type { Environment } from './read-settings.ts';

/** Names settings by their former names. */
export interface RenamedSettings {
	/** Members of `src/config/site.ts` and `guide.ts`. */
	members: Readonly<Record<string, string>>;
	/** Variables of the environment and of `.env`. */
	variables: Readonly<Record<string, string>>;
}

/**
 * Lists settings that have another name since a version, each with the name that it has now: the
 * former one is read, with a warning, until the next major version.
 */
export const renamedSettings: RenamedSettings = { members: {}, variables: {} };

/**
 * Returns settings by the names that they have now. Where both names are there, the one that it
 * has now counts; the same object is returned where no former name is.
 */
export function withPresentNames<Settings extends object>(
	stated: Settings,
	names: Readonly<Record<string, string>> = renamedSettings.members,
): Settings {
	const former = Object.keys(stated).filter((name) => Object.hasOwn(names, name));
	if (former.length === 0) return stated;
	const entries = Object.entries(stated);
	const others = entries.filter(([name]) => !former.includes(name));
	const renamed = entries.flatMap(([name, value]) => {
		const present = former.includes(name) ? names[name] : undefined;
		return present === undefined ? [] : [[present, value] as const];
	});
	// The members are those of the type, by its own names.
	return Object.fromEntries([...renamed, ...others]) as Settings;
}

/**
 * Returns settings of an environment by the names that they have now, beside all that it has: Astro
 * looks for them there.
 */
export function presentVariables(
	environment: Environment,
	names: Readonly<Record<string, string>> = renamedSettings.variables,
): Record<string, string> {
	return Object.fromEntries(
		Object.entries(names).flatMap(([former, present]) => {
			const { [former]: text = '', [present]: set = '' } = environment;
			return text === '' || set !== '' ? [] : [[present, text]];
		}),
	);
}

/**
 * Returns what an operator should know of settings with a former name.
 *
 * @param members Names of what the guide's file states.
 * @param file That file.
 */
export function renamedSettingNotes(
	{
		environment,
		file,
		members,
	}: { environment: Environment; file: string; members: readonly string[] },
	names: RenamedSettings = renamedSettings,
): string[] {
	const note = (former: string, present: string, where: string) =>
		`${former}${where} is named ${present} now. Write that: the former name is read until the next major version.`;
	return [
		...Object.entries(names.members)
			.filter(([former]) => members.includes(former))
			.map(([former, present]) => note(former, present, ` in ${file}`)),
		...Object.entries(names.variables)
			.filter(([former]) => (environment[former] ?? '') !== '')
			.map(([former, present]) => note(former, present, '')),
	];
}
