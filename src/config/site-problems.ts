import { baseMapFault } from '../graphics/map/base-map.ts';
import { allowedSourceFaults } from './security/allowed-sources.ts';
import type { Site } from './site.ts';
import {
	contactFault,
	currencyFault,
	footerLinkFault,
	languageFault,
	timeZoneFault,
} from './fact-faults.ts';
import { fieldFaults } from './field-faults.ts';
import { languageFaults } from './languages/language-faults.ts';
import type { Environment, SettingProblem } from './read-settings.ts';
import { factsFile } from './guide-file.ts';
import { siteFaults } from './site-faults.ts';
import { faultOf, problem } from './text-problem.ts';

type Fact =
	| 'name'
	| 'tagline'
	| 'locale'
	| 'contentLanguage'
	| 'termsLanguage'
	| 'descriptionLanguageKey'
	| 'timeZone'
	| 'currency';

/** Facts of the guide that a setting may replace; none may be empty. */
const facts: readonly { setting: string; member: Fact; fault?: (text: string) => string }[] = [
	{ setting: 'GUIDE_NAME', member: 'name' },
	{ setting: 'GUIDE_TAGLINE', member: 'tagline' },
	{ setting: 'GUIDE_LOCALE', member: 'locale', fault: languageFault },
	{ setting: 'GUIDE_CONTENT_LANGUAGE', member: 'contentLanguage', fault: languageFault },
	{ setting: 'GUIDE_TERMS_LANGUAGE', member: 'termsLanguage', fault: languageFault },
	{ setting: 'GUIDE_DESCRIPTION_LANGUAGE_KEY', member: 'descriptionLanguageKey' },
	{ setting: 'GUIDE_TIME_ZONE', member: 'timeZone', fault: timeZoneFault },
	{ setting: 'GUIDE_CURRENCY', member: 'currency', fault: currencyFault },
];

/**
 * Returns everything that is wrong with `src/config/site.ts`, and with the settings that replace
 * its facts.
 */
export function siteProblems(environment: Environment, site: Site): SettingProblem[] {
	const ofKinds = siteFaults(site);
	// Of what is of another kind nothing else can be said.
	const isOfItsKind = (member: keyof Site) => ofKinds.every(({ setting }) => setting !== member);
	return [
		...facts.flatMap(({ fault, member, setting }) => {
			const text = environment[setting];
			if (text === undefined && !isOfItsKind(member)) return [];
			const named = text === undefined ? `${member} in ${factsFile}` : setting;
			const stated = text ?? site[member];
			if (stated === undefined) return [];
			const message = faultOf(stated, fault);
			return message === '' ? [] : [{ setting, message: `${named} ${message}` }];
		}),
		...ofKinds,
		...fieldFaults(site),
		...languageFaults(environment, site),
		...(isOfItsKind('contact') ? problem('contact', site.contact, contactFault) : []),
		...(isOfItsKind('footerLinks') ? footerLinkProblems(site) : []),
		...(isOfItsKind('baseMap') && isOfItsKind('baseMapAttribution')
			? baseMapProblems(environment, site)
			: []),
		...(isOfItsKind('allowedSources') ? allowedSourceProblems(site) : []),
	];
}

function footerLinkProblems({ footerLinks = [] }: Site): SettingProblem[] {
	return footerLinks.flatMap((link) => {
		const fault = footerLinkFault(link);
		return fault === '' ? [] : [{ setting: 'footerLinks', message: `footerLinks ${fault}` }];
	});
}

function allowedSourceProblems({ allowedSources }: Site): SettingProblem[] {
	return allowedSourceFaults(allowedSources).map((fault) => ({
		setting: 'allowedSources',
		message: `allowedSources in ${factsFile} ${fault}`,
	}));
}

function baseMapProblems(
	{ GUIDE_BASE_MAP: baseMap, GUIDE_BASE_MAP_ATTRIBUTION: attribution }: Environment,
	site: Site,
): SettingProblem[] {
	const fault = baseMapFault({
		baseMap: baseMap ?? site.baseMap,
		baseMapAttribution: attribution ?? site.baseMapAttribution,
	});
	const named = baseMap === undefined ? `baseMap in ${factsFile}` : 'GUIDE_BASE_MAP';
	return fault === '' ? [] : [{ setting: 'GUIDE_BASE_MAP', message: `${named} ${fault}` }];
}
