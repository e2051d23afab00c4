import { type SeededRandom, seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import type { PlaceRecord } from '../../src/records/place.ts';
import { generatedImages } from './generated-images.ts';
import { type Point, pointInTown, type Town } from './generated-town.ts';
import { recordId } from './record-id.ts';
import type { RecordShapes } from './record-shapes.ts';

/** Bytes of JSON; evenly spread, so that a place has 8 kB on average. */
const smallestPlace = 5_000;
const largestPlace = 11_000;
const bytesPerImage = 1_300;

/**
 * The place of that number: a real record's shape, with a name, a location and texts of its own.
 */
export function generatedPlace(index: number, town: Town, shapes: RecordShapes): PlaceRecord {
	const random = seededRandom(`place ${index}`);
	const size = random.integer(smallestPlace, largestPlace);
	const shape = withLentMembers(random.pick(shapes.places), random.pick(shapes.rich), random);
	const id = recordId('plc_', `place ${index}`);
	const name = `${shape.name}, ${town.name}`;
	const images = random.integer(0, Math.floor(size / bytesPerImage));
	const place: PlaceRecord = {
		...shape,
		id,
		name,
		location: { ...shape.location, ...locationIn(town, pointInTown(town, random), random) },
		contact: {
			...shape.contact,
			phone: `+351 2${random.integer(10_000_000, 99_999_999)}`,
			website: `https://www.example.org/places/${index}`,
		},
		provenance: { ...shape.provenance, same_as: [`https://registry.example.org/${id}`] },
		images: generatedImages(images, { id, name }, shapes.paragraphs, random),
		updated_at: `2026-0${random.integer(1, 5)}-${random.integer(10, 28)}T08:30:00.000+00:00`,
		metadata: { ...shape.metadata, source_identifier: `GEN${index}` },
	};
	return withTexts(place, size, shapes.paragraphs, random);
}

/**
 * Real services fill most members; a place keeps its own and takes those that it lacks from a
 * richer one.
 */
function withLentMembers(
	shape: PlaceRecord,
	lender: PlaceRecord,
	random: SeededRandom,
): PlaceRecord {
	const { opening_hours: hours, ...merged } = {
		...lender,
		...shape,
		editorial: { ...lender.editorial, ...shape.editorial },
		access: { ...lender.access, ...shape.access },
	};
	// Many places state no hours, even where everything else is known.
	return random.chance(0.3) ? merged : { ...merged, opening_hours: hours };
}

function locationIn(
	town: Town,
	{ latitude, longitude }: Point,
	random: SeededRandom,
): PlaceRecord['location'] {
	return {
		latitude,
		longitude,
		address: {
			street: `Rua do Castelo ${random.integer(1, 240)}`,
			postal_code: town.postalCode,
			city: town.name,
			region: town.region,
			country: 'Portugal',
			country_code: 'PT',
		},
		contained_in: town.region,
		geo_link: `geo:${latitude},${longitude}`,
		map_url: `https://www.openstreetmap.org/#map=17/${latitude}/${longitude}`,
	};
}

/**
 * Lengthens the texts until the record is about that many bytes of JSON; every fourth description
 * is HTML.
 */
function withTexts(
	place: PlaceRecord,
	bytes: number,
	paragraphs: readonly [string, ...string[]],
	random: SeededRandom,
): PlaceRecord {
	let missing = bytes - Buffer.byteLength(JSON.stringify(place));
	const added: [string[], string[]] = [[], []];
	while (missing > 150) {
		const paragraph = random.pick(paragraphs);
		random.pick(added).push(paragraph);
		missing -= Buffer.byteLength(paragraph) + 4;
	}
	const text = (own: string | undefined, more: readonly string[]) =>
		[...(own === undefined ? [] : [own]), ...more].join('\n\n');
	const description = text(place.description, added[0]);
	return {
		...place,
		description: random.chance(0.25) ? asHtml(description) : description,
		editorial: {
			...place.editorial,
			neighbourhood_context: text(place.editorial?.neighbourhood_context, added[1]),
		},
	};
}

function asHtml(text: string): string {
	const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&rsquo;');
	return escaped
		.split('\n\n')
		.map((paragraph) => `<p>${paragraph}</p>`)
		.join('');
}
