import type { StatedCode } from '../../../domain/facets/code.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import type { Attribute } from '../../../domain/places/attribute.ts';

/**
 * Returns the codes that a place states for words, as facts to print: no list and no heading shows
 * them.
 */
export function codeAttributes(
	codes: readonly StatedCode[] | undefined,
	{ facets, places }: Pick<Messages, 'facets' | 'places'>,
): Attribute[] {
	const labels: Record<StatedCode['field'], string> = {
		kind: places.editorialFacts.kind,
		category: facets.category,
		collection: facets.collection,
	};
	// Many records state one code as their kind and as their category.
	const byLabel = Map.groupBy(codes ?? [], ({ field }) => labels[field]);
	return [...byLabel].map(([label, ofLabel]) => {
		const texts = [...new Set(ofLabel.map(({ text }) => text))];
		const values = texts.map((text) => ({ kind: 'text' as const, text, isContent: true }));
		return {
			key: label,
			label,
			isLabelContent: false,
			value: { kind: 'list', values, omitted: 0 },
		};
	});
}
