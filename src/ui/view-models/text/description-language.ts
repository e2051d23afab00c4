import type { PageInLanguages } from '../../../config/languages/language-table.ts';
import { languageTag } from '../../../i18n/locale/language-tag.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { tagBeside } from '../../../i18n/locale/tag-beside.ts';
import type { RecordContext } from '../site/page-context.ts';

/**
 * Returns the language of a record's description and of the editors' (BCP 47), where its metadata
 * states another than that of the guide's texts, or where the record has the same texts in another
 * language of the guide. The service document (sections 2.3 and 2.4) calls
 * metadata a map of strings and says nothing of its keys: the guide has that of this one.
 *
 * @param page Where its page is in other languages.
 * @returns The tag of the interface for another variety of its language; `undefined` too for what
 *   is no tag: nothing is guessed.
 */
export function descriptionLanguage(
	{ site }: Pick<RecordContext, 'site'>,
	metadata: Readonly<Record<string, string | undefined>> | undefined,
	page?: PageInLanguages,
): string | undefined {
	const { contentLanguage, descriptionLanguageKey: key, locale } = site;
	const stated = key === 'none' ? undefined : languageTag(metadata?.[key]);
	const tag = stated ?? page?.textLanguage;
	if (tag === undefined || tag === contentLanguage) return undefined;
	return tagBeside(localeFacts(locale).languageTag, tag);
}
