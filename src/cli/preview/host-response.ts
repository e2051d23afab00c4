/** Describes what a static host answers to an address. */
export type HostResponse =
	| { kind: 'file' }
	/** Elsewhere, from the root of the host. */
	| { kind: 'moved'; to: string }
	| { kind: 'missing' };

/**
 * Returns what the hosts of our recipes answer to an address: a folder by its page, also without
 * the slash at its end, which a redirect adds; what is not there by the page for that.
 *
 * @param address Path and query, as a browser sends them.
 * @param base The path below which the site is, which begins and ends with a slash.
 * @param hasFile Whether the site has a file, by its path within the site.
 */
export function hostResponse(
	address: string,
	base: string,
	hasFile: (path: string) => boolean,
): HostResponse {
	const [path = '', ...query] = address.split('?');
	const search = query.length === 0 ? '' : `?${query.join('?')}`;
	if (base !== '/' && (path === '/' || `${path}/` === base))
		return { kind: 'moved', to: base + search };
	const file = path.startsWith(base) ? decoded(path.slice(base.length)) : undefined;
	if (file === undefined || !isWithin(file)) return { kind: 'missing' };
	if (file === '' || file.endsWith('/')) {
		return { kind: hasFile(`${file}index.html`) ? 'file' : 'missing' };
	}
	if (hasFile(file)) return { kind: 'file' };
	return hasFile(`${file}/index.html`)
		? { kind: 'moved', to: `${path}/${search}` }
		: { kind: 'missing' };
}

function decoded(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}

/**
 * Returns whether a path stays within the site. Of several slashes at the beginning browsers would
 * make the name of another host.
 */
function isWithin(path: string): boolean {
	return !/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0/.test(path);
}
