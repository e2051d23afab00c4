import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { valueKey } from '../../domain/facets/spelling.ts';
import type { GuidePlace } from './guide-records.ts';

/** Limits how many of a kind follow each other while there are others. */
const maxInARow = 2;

/**
 * Returns places in their order, except that no three of a kind follow each other while others are
 * left: the next of another kind comes before the third.
 *
 * Two are of a kind whose `type` or `schema_type` is the same. Where neither is stated a place is
 * of no kind that any other is of.
 *
 * @param before Places that stand before them.
 */
export function withMixedKinds(
	places: readonly GuidePlace[],
	before: readonly GuidePlace[] = [],
): GuidePlace[] {
	const queues = queuesByKind(places);
	const mixed: GuidePlace[] = [];
	let last = before.slice(-maxInARow).map(kindsOf);
	while (mixed.length < places.length) {
		const next = firstOf(queues.filter(({ kinds }) => !isThird(kinds, last))) ?? firstOf(queues);
		const place = next?.waiting[next.at];
		if (next === undefined || place === undefined) break;
		next.at++;
		mixed.push(place.place);
		last = [...last, next.kinds].slice(-maxInARow);
	}
	return mixed;
}

type Kinds = readonly [type: string, schemaType: string];

interface Queue {
	kinds: Kinds;
	waiting: { place: GuidePlace; position: number }[];
	/** Position of the next one in `waiting`. */
	at: number;
}

function queuesByKind(places: readonly GuidePlace[]): Queue[] {
	const queues = new Map<string, Queue>();
	for (const [position, place] of places.entries()) {
		const kinds = kindsOf(place);
		const key = kinds.join(' ');
		const queue = queues.get(key) ?? { kinds, waiting: [], at: 0 };
		queues.set(key, queue);
		queue.waiting.push({ place, position });
	}
	return [...queues.values()];
}

function firstOf(queues: readonly Queue[]): Queue | undefined {
	let first: Queue | undefined;
	let least = Infinity;
	for (const queue of queues) {
		const position = queue.waiting[queue.at]?.position ?? Infinity;
		if (position >= least) continue;
		least = position;
		first = queue;
	}
	return first;
}

function isThird(kinds: Kinds, last: readonly Kinds[]): boolean {
	return (
		last.length === maxInARow &&
		kinds.some((kind, index) => kind !== '' && last.every((one) => one[index] === kind))
	);
}

function kindsOf({ kind = '', schemaType = '' }: GuidePlace): Kinds {
	return [valueKey(kind), withoutSchemaOrg(schemaType).toLowerCase()];
}
