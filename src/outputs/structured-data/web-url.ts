import { hasUser } from '../../records/web-address.ts';

/**
 * Returns a URL as structured data states it: absolute, `http:` or `https:`, normalised and without
 * a user name. `undefined` for any other text.
 *
 * `//host/…` is read as `https://host/…`.
 */
export function webUrl(address: string | undefined): string | undefined {
	const text = address?.trim() ?? '';
	const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
	const isOfWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
	return isOfWeb && !hasUser(url) ? url.href : undefined;
}

/** Returns addresses as `webUrl` reads them, each once, in the order given. */
export function uniqueWebUrls(addresses: readonly (string | undefined)[]): string[] {
	return [...new Set(addresses.map(webUrl).filter((url) => url !== undefined))];
}
