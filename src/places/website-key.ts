/**
 * What tells websites apart: their host without `www.`, path without a slash at its end, and query. Neither the scheme counts nor a
 * fragment, which names a part of one page.
 *
 * @returns `undefined` for what is no address.
 */
export function websiteKey(address: string | undefined): string | undefined {
	const url = address === undefined ? null : URL.parse(address);
	return url
		? url.host.replace(/^www\./, '') + url.pathname.replace(/\/$/, '') + url.search
		: undefined;
}
