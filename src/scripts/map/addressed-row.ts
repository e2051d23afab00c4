import type { PlaceTable } from '../../explore/place-table.ts';

/** The row of the place that the page's address names, as `mapOf` of the routes has it; `undefined` where it names none. */
export function addressedRow({ count, path }: PlaceTable): number | undefined {
	const slug = new URLSearchParams(location.search).get('place');
	if (slug === null) return undefined;
	const end = `/${encodeURIComponent(slug)}/`;
	return Array.from({ length: count }, (_, row) => row).find((row) => path(row).endsWith(end));
}
