import type { ServedContent } from './content.ts';
import { currentContent, type CurrentContentOptions } from './current-content.ts';
import type { PreparedContent } from './prepared-content.ts';
import { preferredLanguage, translated } from './translations.ts';

/** Describes what answers a request. */
export interface AnsweringContent {
	content: PreparedContent;
	/** Tag of its language; `undefined` where it is not translated. */
	language?: string | undefined;
	/** Whether there is more than one language, so that the answer hangs on the one asked for. */
	varies: boolean;
}

/**
 * Returns the content of today in the language that the header `Accept-Language` asks for; in any
 * other than those of its translations it is as it was written.
 *
 * @throws RangeError when the time zone is unknown.
 */
export function contentInLanguages(
	content: ServedContent,
	baseUrl: string,
	options: CurrentContentOptions,
): (acceptLanguage: string | undefined) => AnsweringContent {
	const { translations = {} } = content;
	const tags = Object.keys(translations);
	const varies = tags.length > 0;
	const written = currentContent(content, baseUrl, options);
	const inLanguage = new Map(
		Object.entries(translations).map(([tag, translation]) => [
			tag,
			currentContent(translated(content, translation), baseUrl, options),
		]),
	);
	return (acceptLanguage) => {
		const language = preferredLanguage(acceptLanguage, tags);
		const current = inLanguage.get(language ?? '') ?? written;
		return { content: current(), language, varies };
	};
}
