import type { SampleContent } from '../../src/cli/sample-service/content.ts';
import type { BuiltPage } from './built-site.ts';

/** As much of a record as the service sends as tests of credits ask for. */
export interface SentRecord {
	id: string;
	name: string;
	attribution?: { text?: string; url?: string; required?: boolean } | null;
	images?: SentImage[] | null;
	image?: SentImage | string | null;
}

export interface SentImage {
	url?: unknown;
	thumbnail_url?: unknown;
	credit?: unknown;
}

/** Finds places and events by the paths of their pages, which end in the first digits of an id. */
export function recordFinder(content: SampleContent): (path: string) => SentRecord[] {
	const records = sentRecords(content.places).concat(sentRecords(content.events));
	const byDigits = Map.groupBy(records, ({ id }) => id.slice(0, 'plc_00000000'.length));
	return (path) => {
		const [, resource, digits] =
			/\/(places|events)\/(?:[^/]*-)?([0-9a-f]{8}|[0-9a-f]{32})\/$/.exec(path) ?? [];
		if (digits === undefined) return [];
		const prefix = `${resource === 'places' ? 'plc' : 'evt'}_${digits}`;
		return (byDigits.get(prefix.slice(0, 12)) ?? []).filter(({ id }) => id.startsWith(prefix));
	};
}

/** The places and events that a page is about or links to in its main part, each once. */
export function shownRecords(page: BuiltPage, find: (path: string) => SentRecord[]): SentRecord[] {
	const { origin } = new URL(page.url);
	const linked = page.links
		.filter(({ isInMain }) => isInMain)
		.map(({ href }) => new URL(href, page.url))
		.filter((url) => url.origin === origin)
		.flatMap(({ pathname }) => find(pathname));
	return [...new Set([...find(page.path), ...linked])];
}

/** The records of a resource that have an id, as they were sent. */
export function sentRecords(records: readonly object[]): SentRecord[] {
	return records.filter((record): record is SentRecord => 'id' in record && 'name' in record);
}

/**
 * The beginning of a text, up to where markup or a control character stands in it: what every page
 * shows of it.
 */
export function plainBeginning(text: string): string {
	return (/^[^\p{Cc}]*/u.exec(text.replace(/^\p{Cc}+/u, ''))?.[0] ?? '')
		.replace(/[<&].*/, '')
		.replace(/\s+/g, ' ')
		.trim();
}
