/**
 * Endings of files which `<img>` shows in no or in few browsers (MDN, “Image file type and format
 * guide”).
 */
const otherFormats =
	/\.(tiff?|heic|heif|psd|ai|eps|raw|cr2|nef|dng|pdf|docx?|html?|xml|json|mp4|mov|avi|webm|mp3|zip)$/i;

/** Returns why a URL cannot be that of an image, or `undefined` where it may be. */
export function fileProblem(address: string | undefined): string | undefined {
	if (address === undefined) return 'missing';
	const url = URL.parse(address);
	if (!url || !['http:', 'https:'].includes(url.protocol)) return 'not an http or https address';
	if (url.pathname.endsWith('/') && url.search === '') return 'a folder, not an image';
	if (otherFormats.test(url.pathname)) return 'not a format that browsers show';
	return isNameable(url) ? undefined : 'not a host name that a content security policy can state';
}

/**
 * Returns the origin of an image as a content security policy states it; `undefined` for a path on
 * this site.
 */
export function imageOrigin(address: string): string | undefined {
	const url = URL.parse(address);
	return url && isNameable(url) ? url.origin : undefined;
}

/**
 * Returns whether a host can be named in a policy: hosts may hold signs that end a source or stand
 * for other hosts, such as `;` and `*` (CSP Level 3, section 2.3.1).
 */
function isNameable({ hostname }: URL): boolean {
	return /^[a-z0-9_.-]+$/.test(hostname);
}
