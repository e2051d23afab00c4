const known = new Map<string, Promise<boolean>>();

/**
 * Returns whether a record has no page any more, asking once for each; where it cannot be known now
 * it counts as there.
 *
 * @param path Path of the page, below the guide.
 */
export async function isGone(path: string): Promise<boolean> {
	const gone = known.get(path) ?? askedFor(path);
	known.set(path, gone);
	return gone;
}

async function askedFor(path: string): Promise<boolean> {
	try {
		const response = await fetch(import.meta.env.BASE_URL + path);
		if (response.status === 404 || response.status === 410) return true;
		if (!response.ok) return false;
		// What the guide publishes in the place of a record that is gone has no article.
		const page = new DOMParser().parseFromString(await response.text(), 'text/html');
		return page.querySelector('main article, meta[http-equiv="refresh"]') === null;
	} catch {
		known.delete(path);
		return false;
	}
}
