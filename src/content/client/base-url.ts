import { SettingsError } from './errors/content-service-error.ts';

/**
 * Returns the address that all paths of the service follow, ending in a slash.
 *
 * The paths begin with `/v1` (service document, section 9); an address that already ends in it is
 * read without.
 * @throws {SettingsError} When it is no `http:` or `https:` address, or bears credentials, a query
 *   or a fragment.
 */
export function parseBaseUrl(address: string): URL {
	const url = URL.parse(address.trim());
	if (!url || !['http:', 'https:'].includes(url.protocol)) {
		throw new SettingsError('CONTENT_SERVICE_URL is not an http or https address', {
			hint: example,
		});
	}
	if (url.username !== '' || url.password !== '') {
		throw new SettingsError('CONTENT_SERVICE_URL bears a user name or password', {
			hint: `Leave them out; the service is asked with CONTENT_SERVICE_TOKEN. ${example}`,
		});
	}
	if (url.search !== '' || url.hash !== '') {
		throw new SettingsError('CONTENT_SERVICE_URL bears a query or a fragment', { hint: example });
	}
	url.pathname = `${url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '')}/`;
	return url;
}

/**
 * Returns the address of a path of the service, such as `/v1/places`; it stays at the service
 * whatever the path is.
 */
export function serviceUrlOf(path: string, baseUrl: URL): URL {
	return new URL(baseUrl.href + path.replace(/^\/+/, ''));
}

/**
 * Returns the token without white space around it.
 *
 * @throws {SettingsError} When it is empty or cannot stand in a header (RFC 6750, section 2.1). It
 *   is never printed.
 */
export function parseToken(token: string): string {
	const text = token.trim();
	if (text === '') {
		throw new SettingsError('CONTENT_SERVICE_TOKEN is empty', {
			hint: 'Set it to the access token of the content service.',
		});
	}
	if (!/^[\x21-\x7e]+$/.test(text)) {
		throw new SettingsError('CONTENT_SERVICE_TOKEN has characters that no access token has', {
			hint: 'Set it to the token alone, on one line and without the word "Bearer".',
		});
	}
	return text;
}

const example = 'Give it in the form https://content.example or https://example.org/content.';
