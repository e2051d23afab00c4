import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import type { ImageRecord } from '../../src/records/image.ts';
import type { NonEmpty } from './record-shapes.ts';

const photographers = ['M. Duarte', 'Ana Reis', 'Tourist office', 'J. Lefèvre', 'K. Ito'] as const;
const licences = ['CC BY 4.0', 'CC BY-SA 4.0', 'CC0 1.0', 'All rights reserved'] as const;
const sizes: NonEmpty<{ width: number; height: number }> = [
	{ width: 2400, height: 1600 },
	{ width: 1600, height: 1200 },
	{ width: 1080, height: 1350 },
];

/** Images of a record, the first of them primary, with every member that the service describes. */
export function generatedImages(
	count: number,
	{ id, name }: { id: string; name: string },
	paragraphs: NonEmpty<string>,
	random: SeededRandom,
): ImageRecord[] {
	return Array.from({ length: count }, (_, index) => {
		const file = `https://images.example.org/${id}/${String(index + 1).padStart(2, '0')}`;
		const photographer = random.pick(photographers);
		return {
			url: `${file}.jpg`,
			alt_text: beginning(random.pick(paragraphs), 90),
			caption: `${name}: ${beginning(random.pick(paragraphs), 50)}`,
			credit: `Photo: ${photographer}`,
			copyright_holder: photographer,
			license: random.pick(licences),
			thumbnail_url: `${file}-480.jpg`,
			...random.pick(sizes),
			is_primary: index === 0,
			sort_order: index,
		};
	});
}

/** The first words of a text, up to that many characters. */
function beginning(text: string, length: number): string {
	if (text.length <= length) return text;
	return text.slice(0, text.lastIndexOf(' ', length)).trim();
}
