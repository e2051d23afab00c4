import { previewSettings } from '../drafts.ts';
import {
	type Environment,
	readSettings,
	type SettingProblem,
	setVariables,
} from '../read-settings.ts';
import { settingProblems } from '../setting-problems.ts';
import type { Site } from '../site-facts.ts';
import { type GuideLanguage, pathOf, tagOf } from './guide-language.ts';
import { languageFaults } from './language-faults.ts';
import { factsOf, languageSettings } from './language-settings.ts';
import { statedLanguages } from './stated-languages.ts';

/**
 * Returns the settings that follow from the language that a command is about: the one of
 * `GUIDE_LANGUAGE`, or the only one of the guide. None follow where the command is about several,
 * or the languages have a fault, which the settings are refused for.
 */
export function settingsOfLanguage(environment: Environment, site: Site): Record<string, string> {
	if (languageFaults(environment, site).length > 0) return {};
	const languages = statedLanguages(environment, site);
	const [first] = languages;
	if (first !== undefined && languages.length === 1) return factsOf(environment, first);
	const asked = languages.find((language) => tagOf(language) === environment.GUIDE_LANGUAGE);
	return asked === undefined ? {} : languageSettings(environment, asked);
}

/**
 * Returns the languages of which a command builds one after the other; none where the guide has
 * one, or the command is about one.
 */
export function languagesToBuild(environment: Environment, site: Site): readonly GuideLanguage[] {
	const { GUIDE_LANGUAGE: one } = setVariables(environment);
	if (one !== undefined || languageFaults(environment, site).length > 0) return [];
	const languages = statedLanguages(environment, site);
	return languages.length > 1 ? languages : [];
}

/**
 * Returns everything that is wrong with the settings of a guide of several languages: of the whole,
 * which has the folders of the one at its root, and of each of the others.
 */
export function problemsOfLanguages(
	environment: Environment,
	site: Site,
	languages: readonly GuideLanguage[],
): SettingProblem[] {
	const problems = languages.flatMap((language) => {
		const settings =
			pathOf(language) === ''
				? factsOf(environment, language)
				: languageSettings(environment, language);
		const whole = { ...environment, ...settings };
		const isPreview = readSettings(whole).settings.GUIDE_DRAFTS === true;
		return settingProblems(isPreview ? { ...whole, ...previewSettings(whole) } : whole, site);
	});
	return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
