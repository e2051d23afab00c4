import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type ContentDate, elementWithDate, isSameDate } from './content-date.ts';
import type { CachedPageFiles } from './cached-page-files.ts';

/**
 * Puts the page that is cached under a key into a file, with its data beside it. Where the date of
 * the content is another one by now, the page says so.
 *
 * @returns Whether it is the very file that is cached; `undefined` where no page is cached, or it
 *   is no longer what it was.
 */
export function copyCachedPage(
	cachedPages: CachedPageFiles,
	key: string,
	file: string,
	date: ContentDate,
): { isSameFile: boolean } | undefined {
	const page = cachedPages.page(key);
	if (!page) return undefined;
	mkdirSync(dirname(file), { recursive: true });
	const isSameFile = isSameDate(page.date, date) && cachedPages.place(key, file);
	if (!isSameFile) {
		const parts = page.parts();
		if (!parts) return undefined;
		const element = Buffer.from(elementWithDate(parts, date));
		writeFileSync(file, Buffer.concat([parts.before, element, parts.after]));
		cachedPages.noteWritten(key);
	}
	cachedPages.placeTwin(key, file);
	return { isSameFile };
}
