import { readFile, realpath } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { errorResponse, type ServedResponse, unchangedResponse } from './response.ts';
import { entityTagOf, isUnchanged } from './entity-tag.ts';
import { drawnImage } from './illustrations.ts';

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

/**
 * Answers with the picture of that name in the folder, else the one drawn for the sample content.
 *
 * A name is a plain file name with the ending of a kind of picture; others are answered 404.
 */
export async function imageResponse(
	folder: string | undefined,
	encodedName: string,
	ifNoneMatch: string | undefined,
): Promise<ServedResponse> {
	const name = decoded(encodedName);
	const contentType = contentTypes.get(extname(name).toLowerCase());
	const body =
		contentType !== undefined && isPlainName(name) ? await pictureNamed(name, folder) : undefined;
	if (contentType === undefined || body === undefined) {
		return errorResponse(404, 'There is no such image.');
	}
	const etag = entityTagOf(body);
	if (isUnchanged(etag, ifNoneMatch)) return unchangedResponse(etag);
	const headers = { 'content-type': contentType, etag, 'x-content-type-options': 'nosniff' };
	return { status: 200, headers, body };
}

async function pictureNamed(name: string, folder: string | undefined): Promise<Buffer | undefined> {
	const file = folder === undefined ? undefined : await fileNamed(name, folder);
	if (file !== undefined) return file;
	const drawn = drawnImage(name);
	return drawn === undefined ? undefined : Buffer.from(drawn);
}

async function fileNamed(name: string, folder: string): Promise<Buffer | undefined> {
	try {
		const file = await realpath(join(folder, name));
		if (dirname(file) !== (await realpath(folder))) return undefined;
		return await readFile(file);
	} catch {
		return undefined;
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
