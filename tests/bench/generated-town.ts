import { type SeededRandom, seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import type { NonEmpty } from './record-shapes.ts';

/** A town of the generated guide, around which its places and events lie. */
export interface Town {
	name: string;
	region: string;
	postalCode: string;
	latitude: number;
	longitude: number;
}

export interface Point {
	latitude: number;
	longitude: number;
}

const regions = ['North', 'Centre', 'Lisbon and Tagus Valley', 'Alentejo', 'Algarve'] as const;
/** Degrees around a town's centre within which its places lie: some 8 km. */
const townRadius = 0.07;

/** Towns with names of their own; once the names are used up they come again with a number. */
export function generatedTowns(count: number, names: NonEmpty<string>): NonEmpty<Town> {
	const town = (index: number): Town => {
		const random = seededRandom(`town ${index}`);
		const round = Math.floor(index / names.length);
		const name = names[index % names.length] ?? names[0];
		return {
			name: round === 0 ? name : `${name} ${round + 1}`,
			region: random.pick(regions),
			postalCode: String(random.integer(1000, 9999)),
			...point(random.between(37.1, 41.9), random.between(-9.2, -6.8)),
		};
	};
	return [town(0), ...Array.from({ length: count - 1 }, (_, index) => town(index + 1))];
}

/** A point in or near the town, nearer rather than farther. */
export function pointInTown(town: Town, random: SeededRandom): Point {
	const spread = () => random.between(-townRadius, townRadius) * random.between(0, 1);
	return point(town.latitude + spread(), town.longitude + spread());
}

function point(latitude: number, longitude: number): Point {
	return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
