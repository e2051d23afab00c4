/** Returns the place of a part in the schema: `images[].url` of the path `images[2].url`. */
export function fieldOf(path: string): string {
	return path.replace(/\[\d+\]/g, '[]');
}

/**
 * Returns the key under which the report gathers parts: their field and what is wrong with
 * them.
 */
export function partKey(path: string, reason: string): string {
	return `${fieldOf(path)}: ${reason}`;
}

/** Returns the reason in the key of a part that is at this path. */
export function reasonIn(key: string, path: string): string {
	return key.slice(partKey(path, '').length);
}
