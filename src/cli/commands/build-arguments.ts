import { parseArgs } from 'node:util';

/** Maps what `npm run build -- …` can be told, and the setting that each word stands for. */
const flags: Readonly<Record<string, string>> = {
	offline: 'CONTENT_OFFLINE',
	full: 'CONTENT_FULL_READ',
	'accept-shrink': 'CONTENT_ACCEPT_SHRINK',
	clean: 'GUIDE_DRAW_ALL_PAGES',
};

export const buildUsage = `npm run build -- [--offline] [--full] [--accept-shrink] [--clean]

  --offline        builds from the snapshot of the last reading, without any request
  --full           reads every record again, whether or not it is said to have changed
  --accept-shrink  publishes although far fewer places or events are listed than before
  --clean          draws every page anew, whatever is kept of the last build

Exit codes: 0 published, 1 failed, 3 published from the last good snapshot (or CONTENT_LAST_GOOD_EXIT_CODE).
docs/reference/settings.md lists the settings; npm run doctor checks them.`;

/**
 * The settings that the words of a command line stand for; `undefined` where help is asked for.
 *
 * @throws {Error} When a word is not known.
 */
export function buildSettings(words: readonly string[]): Record<string, string> | undefined {
	const { values } = parseArgs({
		args: [...words],
		options: {
			...Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'boolean' as const }])),
			help: { type: 'boolean' as const, short: 'h' },
		},
	});
	if (values.help === true) return undefined;
	return Object.fromEntries(
		Object.entries(flags).flatMap(([flag, setting]) =>
			Reflect.get(values, flag) === true ? [[setting, 'true']] : [],
		),
	);
}
