import { z } from 'zod';
import { maxTypingErrors } from '../../outputs/search/typing-errors.ts';
import { languageFault } from '../fact-faults.ts';
import { factsFile } from '../guide-file.ts';
import { nearestName } from '../nearest-name.ts';
import { type Environment, type SettingProblem, setVariables } from '../read-settings.ts';
import type { Site } from '../site-facts.ts';
import { type GuideLanguage, languageMembers, pathOf, tagOf } from './guide-language.ts';
import { headerFault, queryFault } from './request-faults.ts';
import { statedLanguages } from './stated-languages.ts';
import { problem } from '../text-problem.ts';

const text = z.string().optional();
const languagesSchema = z.array(
	z.strictObject({
		locale: z.string(),
		path: z
			.string()
			.regex(/^\/?([\w~-][\w.~-]*\/?)*$/)
			.optional(),
		name: text,
		tagline: text,
		contentLanguage: text,
		termsLanguage: text,
		translations: z.enum(['always', 'differing']).optional(),
		service: z
			.strictObject({
				header: text,
				query: text,
				url: z.url({ protocol: /^https?$/ }).optional(),
				path: text,
				tokenVariable: text,
			})
			.optional(),
	}),
);

/** First folders of pages, which no language may take for its own. */
const taken = [
	...['places', 'events', 'destinations', 'collections', 'categories', 'browse', 'explore'],
	...['map', 'saved', 'search', 'offline', 'about', 'accessibility', 'data', 'images', 'covers'],
	...['social', 'pagefind', 'styleguide', '_astro'],
];

/** Returns everything that is wrong with the languages of the guide. */
export function languageFaults(environment: Environment, site: Site): SettingProblem[] {
	const [setting, named] =
		(environment.GUIDE_LANGUAGES ?? '') === ''
			? ['languages', `languages in ${factsFile}`]
			: ['GUIDE_LANGUAGES', 'GUIDE_LANGUAGES'];
	const faults = faultsOf(() => statedLanguages(environment, site));
	if (faults.length > 0) {
		return faults.map((fault) => ({ setting, message: `${named} ${fault}` }));
	}
	const tags = statedLanguages(environment, site).map(tagOf);
	return problem('GUIDE_LANGUAGE', setVariables(environment).GUIDE_LANGUAGE, (tag) =>
		tags.includes(tag)
			? ''
			: `("${tag}") is none of the languages of the guide: ${tags.join(', ')}.`,
	);
}

function faultsOf(stated: () => readonly GuideLanguage[]): string[] {
	let languages: readonly GuideLanguage[];
	try {
		languages = stated();
	} catch (error) {
		return [`is no JSON (${String(error)}). Write a list such as ${example}, or en, de=/de/.`];
	}
	if (!Array.isArray(languages)) return [`is no list. Write one such as ${example}.`];
	const misspelt = languages.flatMap((language) => misspeltMembers(language));
	if (misspelt.length > 0) return misspelt;
	const reading = languagesSchema.safeParse(languages);
	if (!reading.success) {
		const [issue] = reading.error.issues;
		return [`is not right (${issue?.path.join('.')}). Write a list such as ${example}.`];
	}
	const ofEach = languages.flatMap(faultsOfOne);
	return ofEach.length > 0 ? ofEach : faultsOfAll(languages);
}

const example = "[{ locale: 'en' }, { locale: 'de', path: 'de/' }]";

function misspeltMembers(language: unknown): string[] {
	if (typeof language !== 'object' || language === null) return [];
	const service: unknown = Reflect.get(language, 'service') ?? {};
	return [
		...unknownNames(language, languageMembers.language, ''),
		...unknownNames(service, languageMembers.service, 'service.'),
	];
}

function unknownNames(value: unknown, known: readonly string[], before: string): string[] {
	return Object.keys(Object(value) as object)
		.filter((name) => !known.includes(name))
		.map((name) => {
			const meant = nearestName(name, known, maxTypingErrors(name.length));
			const advice = meant === undefined ? `It has ${known.join(', ')}.` : `Is ${meant} meant?`;
			return `has ${before}${name}, which is nothing. ${advice}`;
		});
}

function faultsOfOne({ contentLanguage, locale, service, termsLanguage }: GuideLanguage): string[] {
	const tags = [locale, contentLanguage, termsLanguage].filter((tag) => tag !== undefined);
	return [
		...tags.map(languageFault),
		headerFault(service?.header ?? 'none'),
		queryFault(service?.query ?? 'none'),
	].filter((fault) => fault !== '');
}

function faultsOfAll(languages: readonly GuideLanguage[]): string[] {
	if (languages.length === 0) return [];
	const paths = languages.map(pathOf);
	const tags = languages.map(tagOf);
	const first = paths.map((path) => path.split('/')[0] ?? '');
	const page = first.find((name) => taken.includes(name));
	return [
		...(hasTwice(tags) ? ['names a language twice. Give each a locale of its own.'] : []),
		...(hasTwice(first) ? ['has two languages at one path. Give each a path of its own.'] : []),
		...(paths.includes('') ? [] : ['has no language at the root. Leave out the path of one.']),
		...(page === undefined ? [] : [`puts a language at ${page}/, where pages of the guide are.`]),
	];
}

function hasTwice(texts: readonly string[]): boolean {
	return new Set(texts).size < texts.length;
}
