import { languageTag } from '../../i18n/locale/language-tag.ts';

/**
 * Returns what tells websites apart: their host without
 * `www.`, path without a slash or a language (`/fr`, `/fr-fr`) at its end, and query. Neither the
 * scheme counts nor a fragment, which names a part of one page.
 *
 * @returns `undefined` for what is no address.
 */
export function websiteKey(address: string | undefined): string | undefined {
	const url = address === undefined ? null : URL.parse(address);
	return url
		? url.host.replace(/^www\./, '') + withoutLanguage(url.pathname.replace(/\/$/, '')) + url.search
		: undefined;
}

function withoutLanguage(path: string): string {
	const [ending, language] = /\/([a-z]{2})(?:[-_][a-z]{2})?$/i.exec(path) ?? [];
	return ending === undefined || languageTag(language) === undefined
		? path
		: path.slice(0, -ending.length);
}
