import { mediaTypes } from '../../outputs/media-types.ts';
import { workerFile } from '../routes.ts';
import { type ContentPolicy, policyText } from './content-policy.ts';

/** Cloudflare Pages reads no longer lines in `_headers` ("Headers", Limits). */
const maxLineLength = 2000;

/**
 * Lists what every response says besides the policy; hosts add their own
 * `Content-Type` and `Cache-Control`.
 */
const headersOfAll = [
	/**
	 * A year of https only (RFC 6797). Subdomains are not the guide's to bind, and a list in browsers
	 * is hard to leave.
	 */
	'Strict-Transport-Security: max-age=31536000',
	/** A file is what its type says, never what its bytes look like. */
	'X-Content-Type-Options: nosniff',
	/** Other sites learn from which guide a visitor came, not from which page. */
	'Referrer-Policy: strict-origin-when-cross-origin',
	/** Only the guide itself may ask where the visitor is; nothing in it asks for the rest. */
	'Permissions-Policy: geolocation=(self), camera=(), microphone=(), payment=(), usb=(), display-capture=()',
];

/** Folders of the site whose files change their names with their content. */
export const immutableFolders = ['_astro', 'images', 'social', 'covers'] as const;

/** Endings of data files that hosts know. */
const otherDataEndings = ['csv', 'json', 'xml'] as const;

/** Endings of files that not every host knows. */
const unknownEndings = ['geojson', 'gpx', 'ics', 'jsonld', 'kml'] as const;

/**
 * Returns the text of the `_headers` file of a finished site, as Netlify and Cloudflare Pages read
 * it.
 *
 * Rules name paths with their base. No header stands in two rules that hold for one path: hosts
 * would join their values.
 *
 * @param base Path under which the site is served, with a slash at both ends.
 * @param policy What all pages together need.
 * @param isShared Whether pages of other sites may read data files (Fetch Standard, CORS).
 */
export function headersFile(base: string, policy: ContentPolicy, isShared = false): string {
	const all = [`Content-Security-Policy: ${fittingPolicy(policy)}`, ...headersOfAll];
	const lasting = ['Cache-Control: public, max-age=31536000, immutable'];
	const shared = isShared ? ['Access-Control-Allow-Origin: *'] : [];
	return [
		rule(`${base}*`, all),
		...immutableFolders.map((folder) => rule(`${base}${folder}/*`, lasting)),
		rule(`${base}${workerFile}`, ['Cache-Control: no-cache']),
		...unknownEndings.map((ending) =>
			rule(`${base}*.${ending}`, [`Content-Type: ${mediaTypes[ending]}`, ...shared]),
		),
		...(isShared ? otherDataEndings : []).map((ending) => rule(`${base}*.${ending}`, shared)),
	].join('\n');
}

/**
 * Returns the policy as the text of a header. Where the hosts of all images are too many for a
 * line, the header allows images of any; each page still names its own.
 */
function fittingPolicy(policy: ContentPolicy): string {
	const whole = policyText(policy);
	if (whole.length + 'Content-Security-Policy: '.length + 2 <= maxLineLength) return whole;
	return policyText(new Map([...policy, ['img-src', ["'self'", 'https:', 'http:']]]));
}

function rule(path: string, headers: readonly string[]): string {
	return [path, ...headers.map((header) => `  ${header}`), ''].join('\n');
}
