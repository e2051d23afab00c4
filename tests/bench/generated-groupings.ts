import { type SeededRandom, seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import type { EventRecord } from '../../src/records/event.ts';
import type { CollectionRecord, DestinationRecord } from '../../src/records/grouping.ts';
import type { PlaceRecord } from '../../src/records/place.ts';
import { generatedImages } from './generated-images.ts';
import type { Town } from './generated-town.ts';
import { recordId } from './record-id.ts';
import type { RecordShapes } from './record-shapes.ts';

const attribution = {
	text: 'Generated content, not about real places',
	url: 'https://content.example.org/licence',
	required: true,
};

/**
 * The towns as destinations; every fourth names no members, so that those which bear its name are
 * found.
 */
export function generatedDestinations(
	towns: readonly Town[],
	places: readonly PlaceRecord[],
	events: readonly EventRecord[],
	shapes: RecordShapes,
): DestinationRecord[] {
	const placeIds = idsByCity(places, ({ location }) => location?.address?.city);
	const eventIds = idsByCity(events, ({ location }) => location?.city);
	return towns.map((town, index) => {
		const random = seededRandom(`destination ${index}`);
		const id = recordId('dst_', `destination ${index}`);
		return {
			id,
			name: town.name,
			description: paragraphs(2, shapes, random),
			images: generatedImages(2, { id, name: town.name }, shapes.paragraphs, random),
			location: { latitude: town.latitude, longitude: town.longitude },
			region: town.region,
			country: 'Portugal',
			country_code: 'PT',
			...(index % 4 === 3
				? {}
				: { place_ids: placeIds.get(town.name) ?? [], event_ids: eventIds.get(town.name) ?? [] }),
			attribution,
			updated_at: '2026-05-20T08:00:00.000+00:00',
		};
	});
}

/** Collections of places and events from anywhere in the guide. */
export function generatedCollections(
	count: number,
	places: readonly PlaceRecord[],
	events: readonly EventRecord[],
	shapes: RecordShapes,
): CollectionRecord[] {
	const names = shapes.collectionNames;
	return Array.from({ length: count }, (_, index) => {
		const random = seededRandom(`collection ${index}`);
		const id = recordId('col_', `collection ${index}`);
		const round = Math.floor(index / names.length);
		const name = names[index % names.length] ?? names[0];
		return {
			id,
			name: round === 0 ? name : `${name} ${round + 1}`,
			description: paragraphs(1, shapes, random),
			place_ids: someIds(places, random.integer(20, 60), random),
			event_ids: someIds(events, random.integer(0, 12), random),
			attribution,
			updated_at: '2026-05-20T08:00:00.000+00:00',
		};
	});
}

function paragraphs(count: number, shapes: RecordShapes, random: SeededRandom): string {
	return Array.from({ length: count }, () => random.pick(shapes.paragraphs)).join('\n\n');
}

function idsByCity<T extends { id: string }>(
	records: readonly T[],
	cityOf: (record: T) => string | undefined,
): Map<string, string[]> {
	const ids = new Map<string, string[]>();
	for (const record of records) {
		const city = cityOf(record) ?? '';
		const known = ids.get(city);
		if (known) known.push(record.id);
		else ids.set(city, [record.id]);
	}
	return ids;
}

function someIds(
	records: readonly { id: string }[],
	count: number,
	random: SeededRandom,
): string[] {
	const ids = Array.from({ length: count }, () => random.integer(0, records.length - 1));
	return [...new Set(ids)].flatMap((position) => records[position]?.id ?? []);
}
