/**
 * An address as structured data states it: absolute, `http:` or `https:`, normalised. `undefined` for any other text.
 *
 * `//host/…` is read as `https://host/…`.
 */
export function webUrl(address: string | undefined): string | undefined {
	const text = address?.trim() ?? '';
	const url = URL.parse(text.startsWith('//') ? `https:${text}` : text);
	return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.href : undefined;
}

/** Addresses as `webUrl` reads them, each once, in the order given. */
export function uniqueWebUrls(addresses: readonly (string | undefined)[]): string[] {
	return [...new Set(addresses.map(webUrl).filter((url) => url !== undefined))];
}
