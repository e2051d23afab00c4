import { languagesToBuild, settingsOfLanguage } from '../../config/languages/asked-languages.ts';
import { tagOf } from '../../config/languages/guide-language.ts';
import type { Environment } from '../../config/read-settings.ts';
import type { Site } from '../../config/site.ts';
import { examineGuide } from './examine-guide.ts';

/**
 * Examines all that a build needs, for each language of a guide of several: these are read and
 * kept apart. Lines begin with the language then, as those of a build do.
 */
export async function examineLanguages(
	environment: Environment,
	site: Site,
): Promise<{ isGood: boolean; lines: string[] }> {
	const ofLanguage = (language: Environment) => {
		const whole = { ...environment, ...language };
		return examineGuide({ ...whole, ...settingsOfLanguage(whole, site) }, site);
	};
	const tags = languagesToBuild(environment, site).map(tagOf);
	if (tags.length === 0) return ofLanguage({});
	const examined = [];
	for (const tag of tags) {
		const { isGood, lines } = await ofLanguage({ GUIDE_LANGUAGE: tag });
		const said = lines.flatMap((line) => line.split('\n')).filter((line) => line !== '');
		examined.push({ isGood, lines: said.map((line) => `[${tag}] ${line}`) });
	}
	return {
		isGood: examined.every(({ isGood }) => isGood),
		lines: examined.flatMap(({ lines }) => lines),
	};
}
