import { existsSync } from 'node:fs';
import { z } from 'zod';
import { Snapshot } from '../../content/snapshot/snapshot.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';

/** Holds as much of a record as says where the place is. */
const locatedSchema = z.object({
	location: z.object({ latitude: z.number(), longitude: z.number() }),
});

/**
 * Returns where the places are that the last build read.
 *
 * @throws {Error} When nothing was read yet, or no place has coordinates.
 */
export function placesOfSnapshot(path: string): Coordinates[] {
	if (!existsSync(path)) throw new Error('No content has been read yet: run npm run build first.');
	const snapshot = new Snapshot(path);
	try {
		const places = [...snapshot.records('places')].flatMap((record) => {
			const located = locatedSchema.safeParse(JSON.parse(record));
			return located.success ? [located.data.location] : [];
		});
		if (places.length === 0) throw new Error('No place of the guide has coordinates.');
		return places;
	} finally {
		snapshot.close();
	}
}
