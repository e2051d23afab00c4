import { type Coordinates, distanceInMetres } from '../../domain/geo/coordinates.ts';
import { nearbyIndex } from '../../domain/geo/nearby.ts';
import { websiteKey } from '../../domain/places/website-key.ts';
import { wordsOfName } from '../../i18n/slug.ts';
import { placeType } from '../../domain/schema-org/place-type.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';
import type { Finding, FindingRule } from './finding.ts';

/** Holds what decides whether two records are of one place. */
export interface ComparedPlace {
	id: string;
	name: string;
	schemaType?: string | undefined;
	coordinates?: Coordinates | undefined;
	website?: string | undefined;
	/** Addresses of the same thing elsewhere. */
	sameAs?: readonly string[] | undefined;
}

/** Sources put one building as far apart as this. */
const sameSpotMetres = 150;
/**
 * Number of neighbours that each is compared with, itself among them: the rest is found through
 * them.
 */
const maxNeighbours = 4;
/**
 * Maximum number of places with one website: one that more name is that of a town, a chain or a
 * holiday park.
 */
const maxOfWebsite = 4;

const likeness: readonly FindingRule[] = [
	'same-wikidata',
	'same-name-nearby',
	'same-website-nearby',
];

/**
 * Finds records that are likely of one place, each group once: with one Wikidata item; with one
 * name within 150 m; or, as near, of one kind and with one website, where the name of one is part
 * of the other's.
 *
 * A hotel and its restaurant have a name and a spot in common by choice: these are no doubles.
 */
export function samePlaceFindings(places: readonly ComparedPlace[]): Finding[] {
	const groups = new SamePlaces();
	for (const alike of groupsBy(places, wikidataItem)) groups.join(alike, 'same-wikidata');
	for (const alike of groupsBy(places, nameAndTrade)) {
		groups.joinNeighbours(alike, 'same-name-nearby');
	}
	for (const alike of groupsBy(places, websiteAndKind)) {
		if (alike.length > maxOfWebsite) continue;
		for (const pair of pairsOf(alike)) {
			if (areNear(...pair) && isNamedAlike(...pair)) groups.join(pair, 'same-website-nearby');
		}
	}
	return groups.findings(places);
}

/** Joins places to groups; groups with a place in common become one. */
class SamePlaces {
	readonly #parents = new Map<string, string>();
	readonly #rules = new Map<string, FindingRule>();

	join(places: readonly { id: string }[], rule: FindingRule): void {
		const [first, ...others] = places;
		if (!first) return;
		for (const other of others) {
			const [a, b] = [this.#rootOf(first.id), this.#rootOf(other.id)];
			const rules = [rule, this.#rules.get(a), this.#rules.get(b)];
			if (a !== b) this.#parents.set(b, a);
			this.#rules.set(a, likeness.find((known) => rules.includes(known)) ?? rule);
		}
	}

	joinNeighbours(places: readonly ComparedPlace[], rule: FindingRule): void {
		const index = nearbyIndex(places);
		for (const { coordinates } of places) {
			if (!coordinates) continue;
			const near = index.nearest(coordinates, maxNeighbours, sameSpotMetres);
			this.join(
				near.map(({ point }) => point),
				rule,
			);
		}
	}

	findings(places: readonly { id: string }[]): Finding[] {
		const members = new Map<string, string[]>();
		for (const { id } of places) {
			if (!this.#parents.has(id) && !this.#rules.has(id)) continue;
			const root = this.#rootOf(id);
			const known = members.get(root);
			if (known) known.push(id);
			else members.set(root, [id]);
		}
		return [...members].map(([root, ids]) => {
			const [id = root, ...others] = ids;
			const rule = this.#rules.get(root) ?? 'same-name-nearby';
			return { rule, resource: 'places', id, others };
		});
	}

	/** Returns what stands for a group, and shortens the way to it for the next time. */
	#rootOf(id: string): string {
		let current = id;
		for (;;) {
			const parent = this.#parents.get(current);
			if (parent === undefined) return current;
			const grandparent = this.#parents.get(parent);
			if (grandparent !== undefined) this.#parents.set(current, grandparent);
			current = parent;
		}
	}
}

function groupsBy(
	places: readonly ComparedPlace[],
	keyOf: (place: ComparedPlace) => string | undefined,
): ComparedPlace[][] {
	const groups = Map.groupBy(places, keyOf);
	groups.delete(undefined);
	return [...groups.values()].filter((group) => group.length > 1);
}

function wikidataItem({ sameAs = [] }: ComparedPlace): string | undefined {
	const pattern = /^https?:\/\/(?:www\.)?wikidata\.org\/(?:wiki|entity)\/(Q\d+)/i;
	return sameAs.map((url) => pattern.exec(url)?.[1]?.toUpperCase()).find(Boolean);
}

function nameAndTrade({ name, schemaType }: ComparedPlace): string | undefined {
	const words = wordsOfName(name).join(' ');
	return words === '' ? undefined : `${words} ${tradeOf(placeType(schemaType).type)}`;
}

/** Returns what a house may do beside something else under its name. */
function tradeOf(type: string): string {
	const trades = ['LodgingBusiness', 'FoodEstablishment', 'Store'];
	return trades.find((trade) => isSubclassOf(type, trade)) ?? '';
}

function websiteAndKind({ schemaType, website }: ComparedPlace): string | undefined {
	const key = websiteKey(website);
	return key === undefined ? undefined : `${key} ${placeType(schemaType).type}`;
}

function pairsOf<T>(few: readonly T[]): [T, T][] {
	return few.flatMap((one, index) => few.slice(index + 1).map((other): [T, T] => [one, other]));
}

function areNear({ coordinates: a }: ComparedPlace, { coordinates: b }: ComparedPlace): boolean {
	return a !== undefined && b !== undefined && distanceInMetres(a, b) <= sameSpotMetres;
}

function isNamedAlike({ name: a }: ComparedPlace, { name: b }: ComparedPlace): boolean {
	const [shorter, longer] = [wordsOfName(a), wordsOfName(b)].sort(
		(one, other) => one.length - other.length,
	);
	const words = new Set(longer);
	return shorter !== undefined && shorter.length > 0 && shorter.every((word) => words.has(word));
}
