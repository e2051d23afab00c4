import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Day } from '../../domain/events/days.ts';

/** Holds the day that the content of a build dates from, and the same day in words. */
export interface ContentDate {
	day: Day;
	text: string;
}

/**
 * Holds a page in three parts: before the date of its content, the element with that date, and
 * after it.
 */
export interface DatedPage {
	before: Buffer;
	element: string;
	after: Buffer;
}

/**
 * Beginning of the element as `SiteFooter.astro` writes it on every page. In an attribute a text of
 * a record may hold all of it but its quotation marks.
 */
const opening = Buffer.from('<time data-content-date="true"');
const closing = Buffer.from('</time>');
/** Maximum number of bytes of the element: a day in words is far shorter in every language. */
const maxElementLength = 1000;
const parts = /^([^>]*? datetime=")([^"]*)("[^>]*>)([^<]*)(<\/time>)$/;

/**
 * Finds the date of the content in a page: it is another one on each day, while the page may be the
 * same otherwise.
 *
 * @returns `undefined` where the page does not have it, or has it more than once.
 */
export function splitAtContentDate(html: Buffer): DatedPage | undefined {
	const from = html.indexOf(opening);
	const end = html.indexOf(closing, from);
	if (from < 0 || end < 0 || html.lastIndexOf(opening) !== from) return undefined;
	const to = end + closing.length;
	const element = html.toString('utf8', from, to);
	if (!parts.test(element)) return undefined;
	return { before: html.subarray(0, from), element, after: html.subarray(to) };
}

/**
 * Reads that element alone.
 *
 * @param page Number of bytes before the date in the file, and after it.
 * @returns `undefined` where something else is there.
 */
export function contentDateIn(
	file: string,
	{ bytesAfter, bytesBefore }: { bytesBefore: number; bytesAfter: number },
): string | undefined {
	const opened = openSync(file, 'r');
	try {
		const length = fstatSync(opened).size - bytesBefore - bytesAfter;
		if (length <= 0 || length > maxElementLength) return undefined;
		const bytes = Buffer.alloc(length);
		readSync(opened, bytes, 0, length, bytesBefore);
		return bytes.indexOf(opening) === 0 && parts.test(bytes.toString())
			? bytes.toString()
			: undefined;
	} finally {
		closeSync(opened);
	}
}

/** Returns the date in the element of a page that shows the date of its content. */
export function dateIn(element: string): ContentDate {
	const [, , day = '', , text = ''] = parts.exec(element) ?? [];
	return { day, text };
}

export function isSameDate(one: ContentDate, other: ContentDate): boolean {
	return one.day === other.day && one.text === other.text;
}

/**
 * Returns the element of a page that shows the date of its content, with another date in it.
 */
export function elementWithDate(
	{ element }: Pick<DatedPage, 'element'>,
	{ day, text }: ContentDate,
): string {
	return element.replace(
		parts,
		(_, start: string, _day, middle: string, _text, end: string) =>
			start + day + middle + text + end,
	);
}

/** Returns all bytes of a page but the date of its content. */
export function undatedPage(page: DatedPage): Buffer[] {
	return [page.before, Buffer.from(elementWithDate(page, { day: '', text: '' })), page.after];
}
