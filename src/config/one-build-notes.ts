import { type Environment, readSettings, setVariables } from './read-settings.ts';

/** Lists what some settings do that the words of a command line stand for as well. */
const effects = [
	{
		setting: 'CONTENT_OFFLINE',
		word: '--offline',
		effect:
			'nothing is asked of the service, and the content stays as it was read last, however old',
	},
	{
		setting: 'CONTENT_ACCEPT_SHRINK',
		word: '--accept-shrink',
		effect: 'the guide is published however much of it is gone',
	},
] as const;

/**
 * Returns what an operator should know of settings that are meant for one build, as long as they
 * are there: each build heeds them, and nothing else says so.
 *
 * @param environment That of the build, with what its command line stands for.
 * @param asked What the command line stands for: of one build, as it should be.
 */
export function oneBuildNotes(environment: Environment, asked: Environment = {}): string[] {
	const { CONTENT_SERVICE_URL: service, GUIDE_NOW: instant } = setVariables(environment);
	const { settings } = readSettings(environment);
	const notes = effects
		.filter(({ setting }) => settings[setting] === true && asked[setting] === undefined)
		.map(
			({ effect, setting, word }) =>
				`${setting} is set: ${effect}. It is meant for one build: leave it out of the environment and .env, and give npm run build -- ${word} where it is wanted.`,
		);
	if (service === undefined || instant === undefined) return notes;
	return [
		...notes,
		`GUIDE_NOW is set to ${instant}: the guide is as of that instant, and what is open, on or over does not follow the calendar. It is meant for tests: leave it out of the environment and .env.`,
	];
}
