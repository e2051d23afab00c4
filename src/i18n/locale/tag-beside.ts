import { Memo } from './memo.ts';

const written = new Memo<string>();

/**
 * Returns the tag of a text as the page writes it: the page's own where both are one language in
 * one script (`en-US` beside `en-GB`).
 */
export function tagBeside(pageTag: string, tag: string): string {
	return writtenLanguage(tag) === writtenLanguage(pageTag) ? pageTag : tag;
}

function writtenLanguage(tag: string): string {
	return written.get(tag, () => {
		const { language, script } = new Intl.Locale(tag).maximize();
		return `${language}-${script}`;
	});
}
