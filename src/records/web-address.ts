import { inAsciiWidth } from './ascii-signs.ts';

/** Describes a scheme of the web as it is written, perhaps misspelt, and the signs after it. */
const writtenScheme =
	/^(?:www\.\s*(?=h{0,2}t{1,3}p{1,2}s?(?::|\/\/)))?h{0,2}t{1,3}p{1,2}(?<s>s?)(?::[\\/]*|;?[\\/]{2,})\s*/i;
/** Zero-width signs, soft hyphens and what orders letters: nobody sees them. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;
/** Matches an ampersand as HTML writes it, perhaps more than once. */
const writtenAmpersand = /&(?:(?:amp|#0*38|#x0*26);)+/gi;

/** Last parts of names of files, which look like the top of a host. */
const endingsOfFiles =
	/\.(?:aspx?|avif|bmp|css|csv|docx?|eps|gif|html?|ics|jpe?g|js|jsp|mp[34]|odt|pdf|php\d?|png|pptx?|rtf|svg|tiff?|txt|webp|xlsx?|xml|zip)$/i;
const bareHost =
	/^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/iu;

const label = String.raw`[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}_])?`;
const hostOfNetwork = new RegExp(String.raw`^(?:${label}(?:\.${label})*\.?|\[[\d:a-f.]+\])$`, 'iu');
const publicHost = /^(?!www\.[^.]*\.?$).+\.[^.]/i;

/**
 * Reads one web address as it is written in a field: an absolute `http:` or `https:` URL,
 * normalised; `undefined` where there is none, or more than one reading.
 *
 * `//host/…` is read as `https://host/…`. Mended are a scheme that stands twice
 * (`http://https://…`, `http://www.https://…`), is misspelt, or is missing before `www.` or a host,
 * `&amp;`, and signs that nobody sees. Refused are a user name before the host, as it leads to
 * somebody else's site than it seems to (RFC 9110, section 4.2.4), and a host without a dot, which
 * leads nowhere outside a network of one's own.
 *
 * @param hosts `any` allows such hosts, for files that a build fetches itself.
 */
export function webAddressOf(
	source: string,
	hosts: 'public' | 'any' = 'public',
): string | undefined {
	const url = urlOf(source);
	if (!url || hasUser(url)) return undefined;
	const isHost = hostOfNetwork.test(url.hostname);
	const isReachable =
		hosts === 'any' || publicHost.test(url.hostname) || url.hostname.startsWith('[');
	return isHost && isReachable ? url.href : undefined;
}

/** Returns whether a URL bears a user name or a password. */
export function hasUser({ password, username }: URL): boolean {
	return username !== '' || password !== '';
}

/** Returns whether a text is an address of the web but for its user name. */
export function bearsUser(source: string): boolean {
	const url = urlOf(source);
	return url !== undefined && hasUser(url);
}

/** Returns whether a text begins as web addresses do, well or misspelt. */
export function beginsAsAddress(source: string): boolean {
	return /^www\./i.test(source) || writtenScheme.test(source);
}

/** Returns a text in ASCII width with plain ampersands, without signs that nobody sees. */
export function plainAddressText(source: string): string {
	return inAsciiWidth(source.replace(unseen, '')).replace(writtenAmpersand, '&').trim();
}

function urlOf(source: string): URL | undefined {
	const text = plainAddressText(source);
	if (text.startsWith('//')) return URL.parse(`https:${text}`) ?? undefined;
	let rest = text;
	let scheme: string | undefined;
	for (let match = writtenScheme.exec(rest); match; match = writtenScheme.exec(rest)) {
		scheme = match.groups?.s ? 'https' : 'http';
		rest = rest.slice(match[0].length);
	}
	if (scheme === undefined && !isBareHost(rest)) return undefined;
	return URL.parse(`${scheme ?? 'http'}://${rest}`) ?? undefined;
}

/**
 * Returns whether a text begins with a host rather than the name of a file. Every host answers
 * `http:`, so that `http:` is taken where a host stands without a scheme.
 */
function isBareHost(text: string): boolean {
	const [host = ''] = bareHost.exec(text) ?? [];
	return host !== '' && (/^www\./i.test(host) || !endingsOfFiles.test(host));
}
