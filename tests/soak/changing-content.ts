import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import { numberedId } from '../fixtures/numbered-id.ts';

interface Record {
	id: string;
	name: string;
	updated_at: string;
	images?: readonly object[];
}

const initialPlaces = 40;
const initialEvents = 10;
const firstChangeMs = Date.UTC(2026, 0, 1);

/** The content of a service whose editors work on it between builds. */
export class ChangingContent {
	readonly #random: SeededRandom;
	#places: Record[];
	readonly #events: Record[];
	#made = 0;
	#changes = 0;
	#pictures = 0;
	/** Every name that a place has had, by its id. */
	readonly namesOfPlaces = new Map<string, Set<string>>();
	/** Where the pictures are. */
	imagesFolder: string | undefined;

	constructor(random: SeededRandom) {
		this.#random = random;
		this.#places = Array.from({ length: initialPlaces }, () => this.#newPlace());
		this.#events = Array.from({ length: initialEvents }, (_, index) => this.#newEvent(index + 1));
	}

	get served(): Omit<ServedContent, 'places' | 'events'> & { places: Record[]; events: Record[] } {
		const ids = this.#places.map(({ id }) => id);
		for (const { id, name } of this.#places) {
			this.namesOfPlaces.set(id, (this.namesOfPlaces.get(id) ?? new Set()).add(name));
		}
		return {
			...(this.imagesFolder === undefined ? {} : { imagesFolder: this.imagesFolder }),
			places: this.#places,
			events: this.#events,
			destinations: [{ id: 'dst_coast', name: 'The coast', place_ids: ids.slice(0, 20) }],
			collections: [{ id: 'col_short', name: 'A short day', place_ids: ids.slice(-5) }],
		};
	}

	/**
	 * Up to three places are rewritten, up to two are replaced by new ones: less than a guide may
	 * lose at once.
	 */
	edit(): void {
		const random = this.#random;
		for (let edits = random.integer(0, 3); edits > 0; edits--) {
			const at = random.integer(0, this.#places.length - 1);
			this.#places = this.#places.map((place, index) =>
				index === at ? { ...place, name: this.#newName(), updated_at: this.#now() } : place,
			);
		}
		this.remove(random.integer(0, 2));
		while (this.#places.length < initialPlaces) this.#places.push(this.#newPlace());
	}

	/** So many places, from anywhere among them, are published no more. */
	remove(count: number): void {
		for (let left = count; left > 0; left--) {
			this.#places.splice(this.#random.integer(0, this.#places.length - 1), 1);
		}
	}

	/** The place that is listed first is published no more. */
	loseFirst(): void {
		this.#places = this.#places.slice(1);
	}

	/** A text of somebody who means no good, in the place of a name. */
	deface(text: string): void {
		const [first, ...others] = this.#places;
		if (first) this.#places = [{ ...first, name: text, updated_at: this.#now() }, ...others];
	}

	/** The last place has a picture that no place had before. */
	illustrate(bytes: Buffer): void {
		this.imagesFolder ??= mkdtempSync(join(tmpdir(), 'soak-'));
		const name = `${++this.#pictures}.svg`;
		// Each is another file, as what is unfit is remembered by its URL.
		writeFileSync(join(this.imagesFolder, name), bytes);
		const images = [{ url: `{base_url}/images/${name}`, license: 'CC0' }];
		this.#places = this.#places.map((place, index) =>
			index === this.#places.length - 1 ? { ...place, images, updated_at: this.#now() } : place,
		);
	}

	#newPlace(): Record {
		const number = ++this.#made;
		return {
			id: numberedId('plc', number),
			name: this.#newName(),
			updated_at: this.#now(),
			...{
				location: { latitude: 38.7 + number / 1000, longitude: -9.1, city: 'Cascais' },
				category: this.#random.pick(['museum', 'beach', 'restaurant']),
				attribution: { text: 'Data: Visit Coast', url: 'https://visit.example/', required: true },
			},
		};
	}

	#newEvent(number: number): Record {
		return {
			id: numberedId('evt', number),
			name: `Concert ${number}`,
			updated_at: this.#now(),
			...{
				occurrences: [
					{
						start_at: `2090-06-${number + 10}T20:00:00Z`,
						end_at: `2090-06-${number + 10}T22:00:00Z`,
					},
				],
			},
		};
	}

	#newName(): string {
		const kind = this.#random.pick(['Museum', 'Lighthouse', 'Mill', 'Tavern', 'Garden']);
		return `${kind} ${this.#random.integer(1, 9999)}`;
	}

	#now(): string {
		return new Date(firstChangeMs + 60_000 * ++this.#changes).toISOString();
	}
}
