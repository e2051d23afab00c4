import { basename, dirname, extname, join } from 'node:path';
import { type Environment, readSettings, setVariables } from '../read-settings.ts';
import { wherePublished } from '../where-published.ts';
import { contentLanguageOf, type GuideLanguage, pathOf, tagOf } from './guide-language.ts';

/** Folder of the cache that holds what the languages of a guide do not share. */
export const languagesFolder = 'languages';

/**
 * Returns the settings of the build of one language: a guide of its own, which is read, kept and
 * rendered in folders of its own and put into the site with the others.
 *
 * @param environment That of the whole guide.
 */
export function languageSettings(
	environment: Environment,
	language: GuideLanguage,
): Record<string, string> {
	const { settings } = readSettings(environment);
	const { ADDRESSES_FILE: addresses, CONTENT_REPORT: report = '' } = settings;
	const tag = tagOf(language);
	const cacheFolder = join(settings.WAYMARK_CACHE ?? '', languagesFolder, tag);
	const { base } = wherePublished(environment);
	return {
		...factsOf(environment, language),
		GUIDE_LANGUAGE: tag,
		BASE_PATH: `${base.replace(/\/+$/, '')}/${pathOf(language)}`,
		WAYMARK_CACHE: cacheFolder,
		OUTPUT_DIRECTORY: join(cacheFolder, 'site'),
		CONTENT_REPORT: withTag(report, tag),
		...(addresses === undefined ? {} : { ADDRESSES_FILE: withTag(addresses, tag) }),
	};
}

/** Returns the settings of a guide that has this one language, in the folders of the guide. */
export function factsOf(environment: Environment, language: GuideLanguage): Record<string, string> {
	const variables = setVariables(environment);
	const { header, path, query, tokenVariable, url } = language.service ?? {};
	const contentLanguage = contentLanguageOf(language);
	const serviceUrl = url ?? variables.CONTENT_SERVICE_URL;
	const facts: Record<string, string | undefined> = {
		GUIDE_LOCALE: language.locale,
		GUIDE_NAME: language.name,
		GUIDE_TAGLINE: language.tagline,
		GUIDE_CONTENT_LANGUAGE: contentLanguage,
		GUIDE_TERMS_LANGUAGE: language.termsLanguage,
		CONTENT_SERVICE_HEADER: header ?? `Accept-Language: ${contentLanguage}`,
		CONTENT_SERVICE_QUERY: query,
		CONTENT_SERVICE_URL: path === undefined ? url : serviceUrl && below(serviceUrl, path),
		CONTENT_SERVICE_TOKEN: tokenVariable && (variables[tokenVariable] ?? ''),
	};
	return Object.fromEntries(
		// Each has a text then.
		Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined),
	);
}

function below(url: string, path: string): string {
	return `${url.replace(/\/+$/, '')}/${path.replace(/^\/+|\/+$/g, '')}`;
}

/** Returns the path of a file with the tag of a language before its ending. */
function withTag(path: string, tag: string): string {
	const ending = extname(path);
	return join(dirname(path), `${basename(path, ending)}.${tag}${ending}`);
}
