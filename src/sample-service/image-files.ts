import { readFile, realpath } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { errorAnswer, unchangedAnswer, type Answer } from './answer.ts';
import { entityTagOf, isUnchanged } from './entity-tag.ts';

const contentTypes: ReadonlyMap<string, string> = new Map([
	['.avif', 'image/avif'],
	['.gif', 'image/gif'],
	['.jpeg', 'image/jpeg'],
	['.jpg', 'image/jpeg'],
	['.png', 'image/png'],
	['.svg', 'image/svg+xml'],
	['.webp', 'image/webp'],
]);

export const imagesPath = '/images/';

/** The picture of that name in the folder: a plain file name with the ending of a kind of picture, else 404. */
export async function imageAnswer(
	folder: string | undefined,
	encodedName: string,
	ifNoneMatch: string | undefined,
): Promise<Answer> {
	const notFound = errorAnswer(404, 'There is no such image.');
	const name = decoded(encodedName);
	const contentType = contentTypes.get(extname(name).toLowerCase());
	if (folder === undefined || contentType === undefined || !isPlainName(name)) return notFound;
	try {
		const file = await realpath(join(folder, name));
		if (dirname(file) !== (await realpath(folder))) return notFound;
		const body = await readFile(file);
		const etag = entityTagOf(body);
		if (isUnchanged(etag, ifNoneMatch)) return unchangedAnswer(etag);
		const headers = { 'content-type': contentType, etag, 'x-content-type-options': 'nosniff' };
		return { status: 200, headers, body };
	} catch {
		return notFound;
	}
}

function decoded(encodedName: string): string {
	try {
		return decodeURIComponent(encodedName);
	} catch {
		return '';
	}
}

function isPlainName(name: string): boolean {
	return /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_ .,()'-]*$/u.test(name);
}
