import type { SectionName } from '../../config/guide-sections.ts';

/**
 * Returns the sections of a part of a page: those that the guide names first, in its order, then
 * the others as they are written.
 *
 * @param order Names of sections, also of other parts.
 */
export function inOrder<Section>(
	order: readonly string[],
	sections: Readonly<Partial<Record<SectionName, Section>>>,
): Section[] {
	const place = new Map(order.map((name, index) => [name, index]));
	return Object.entries(sections)
		.map(([name, section]) => ({ section, place: place.get(name) ?? order.length }))
		.sort((a, b) => a.place - b.place)
		.map(({ section }) => section);
}
