import { languagesToBuild, settingsOfLanguage } from '../../config/languages/asked-languages.ts';
import { tagOf } from '../../config/languages/guide-language.ts';
import { type Environment, readSettings, type Settings } from '../../config/read-settings.ts';
import type { Site } from '../../config/site.ts';
import { serviceSettings } from '../../content/loaders/service-settings.ts';
import { compareLanguages } from './compare-languages.ts';
import { examineGuide } from './examine-guide.ts';
import { findingLines } from './finding.ts';

/**
 * Examines all that a build needs, for each language of a guide of several: these are read and
 * kept apart. Lines begin with the language then, as those of a build do; the last say whether the
 * service answers them with different texts.
 */
export async function examineLanguages(
	environment: Environment,
	site: Site,
): Promise<{ isGood: boolean; lines: string[] }> {
	const settingsOf = (language: Environment) => {
		const whole = { ...environment, ...language };
		return { ...whole, ...settingsOfLanguage(whole, site) };
	};
	const tags = languagesToBuild(environment, site).map(tagOf);
	if (tags.length === 0) return examineGuide(settingsOf({}), site);
	const examined = [];
	for (const tag of tags) {
		const { isGood, lines } = await examineGuide(settingsOf({ GUIDE_LANGUAGE: tag }), site);
		const said = lines.flatMap((line) => line.split('\n')).filter((line) => line !== '');
		examined.push({ isGood, lines: said.map((line) => `[${tag}] ${line}`) });
	}
	const isGood = examined.every(({ isGood: isGoodInOne }) => isGoodInOne);
	const compared = isGood
		? await compareLanguages(
				tags.map((tag) => {
					// Without a problem each setting has its value.
					const values = readSettings(settingsOf({ GUIDE_LANGUAGE: tag })).settings as Settings;
					return { tag, settings: serviceSettings(values, site) };
				}),
			)
		: [];
	return { isGood, lines: [...examined.flatMap(({ lines }) => lines), ...findingLines(compared)] };
}
