import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import type { Fault, FaultEffect } from '../../src/cli/sample-service/faults.ts';
import { hostileText } from '../fixtures/hostile-text.ts';
import type { ListingOptions } from '../../src/cli/sample-service/server-options.ts';
import type { ChangingContent } from './changing-content.ts';
import { trustSituations } from './trust-situations.ts';

/** Describes what happens to a build, and how it may end. */
export interface Situation {
	/** Codes with which the build may end; `null` where it is killed. */
	exitCodes: readonly (number | null)[];
	faults?: readonly Fault[] | ((content: ChangingContent) => readonly Fault[]);
	/** Change of the content, for good. */
	change?: (content: ChangingContent) => void;
	/**
	 * So many places are missing in the answers to this build; all records where it is `Infinity`.
	 */
	hides?: number;
	words?: readonly string[];
	settings?: Record<string, string>;
	/** The service is not there, or ends after so many requests and is started anew. */
	service?: 'down' | { restartsAfter: number };
	/** It is killed after this share of the time that the last build took. */
	killedAfterShare?: number;
	/** Another build of the same site runs at the same time. */
	isTwice?: boolean;
	/** Damage to the snapshot before the build. */
	damages?: (snapshotPath: string) => void;
	/** How the service pages its lists for this build. */
	listing?: ListingOptions;
	/** After so many requests a place that was listed first is published no more. */
	losesPlaceAfter?: number;
	/** Room on the disk, as a share of what the guide takes there. */
	roomShare?: number;
	/** The service sends the token back: nothing may hold it in any form. */
	reflectsToken?: boolean;
	/** Whether images are copied. */
	copiesImages?: boolean;
	/** Text that the report must hold. */
	reported?: string;
}

const full = ['--full'];
const published = 0;
const stopped = 1;
const fromLastGood = 3;

/** Faults that one answer may have and the next may not. */
const passing: readonly [FaultEffect, ...FaultEffect[]] = [
	{ kind: 'status', status: 500 },
	{ kind: 'status', status: 502 },
	{ kind: 'cut-body' },
	{ kind: 'html' },
	{ kind: 'invalid-json' },
	{ kind: 'reset' },
];

/**
 * Each draws its particulars; the guide has been published before and has 40 places and 10 events.
 */
export const situations: Readonly<Record<string, (random: SeededRandom) => Situation>> = {
	'nothing amiss': () => ({ exitCodes: [published] }),
	'whole reading': () => ({ exitCodes: [published], words: full }),
	offline: () => ({ exitCodes: [published], words: ['--offline'], service: 'down' }),
	'service down': () => ({ exitCodes: [fromLastGood], service: 'down' }),
	'service answers errors': (random) => ({
		exitCodes: [fromLastGood],
		faults: [{ kind: 'status', status: random.pick([500, 502, 503, 504]) }],
	}),
	'a list fails': (random) => ({
		exitCodes: [fromLastGood],
		faults: [{ ...random.pick(passing), path: `/v1/${random.pick(['places', 'events'])}?*` }],
	}),
	'a list hangs': () => ({
		exitCodes: [fromLastGood],
		faults: [{ kind: 'stall', operation: 'list-places' }],
		settings: { CONTENT_SERVICE_MAX_RETRIES: '1' },
	}),
	'token refused': (random) => ({
		exitCodes: [stopped],
		faults: [{ kind: 'status', status: random.pick([401, 403]) }],
	}),
	'token expires midway': (random) => ({
		exitCodes: [stopped],
		faults: [{ kind: 'status', status: 401, operation: 'get-place', from: random.integer(2, 35) }],
		words: full,
	}),
	'asked to wait': (random) => ({
		exitCodes: [published],
		faults: [
			{
				kind: 'status',
				status: 429,
				retryAfter: 1,
				nth: [random.integer(1, 10), random.integer(11, 50)],
			},
		],
		words: full,
	}),
	'flaky connection': (random) => ({
		exitCodes: [published, stopped, fromLastGood],
		faults: [{ ...random.pick(passing), probability: 0.15 }],
		words: full,
	}),
	'few records fail': (random) => ({
		exitCodes: [published],
		faults: [
			{ ...random.pick(passing), path: `/v1/places/*${random.integer(0, 9)}${'0'.repeat(24)}` },
		],
		settings: { CONTENT_SERVICE_MAX_RETRIES: '1', CONTENT_SERVICE_MOST_FAILURES: '0.5' },
		words: full,
	}),
	'many records fail': (random) => ({
		exitCodes: [stopped],
		faults: [{ ...random.pick(passing), operation: 'get-event' }],
		settings: { CONTENT_SERVICE_MAX_RETRIES: '1' },
		words: full,
	}),
	'slow answers': () => ({
		exitCodes: [published],
		faults: [{ kind: 'slow-body', overMs: 500, probability: 0.2 }],
		words: full,
	}),
	'too slow as a whole': () => ({
		exitCodes: [fromLastGood],
		faults: [{ kind: 'stall', forMs: 1000, operation: 'get-place' }],
		settings: { CONTENT_SYNC_MINUTES: '0.04', CONTENT_SERVICE_CONCURRENCY: '4' },
		words: full,
	}),
	'shrunken list': (random) => ({ exitCodes: [stopped], hides: random.integer(12, 36) }),
	'empty list': () => ({ exitCodes: [stopped], hides: Infinity }),
	'shrunken list, accepted': (random) => ({
		exitCodes: [published],
		change(content) {
			content.remove(random.integer(9, 15));
		},
		words: ['--accept-shrink'],
	}),
	'hostile text': (random) => ({
		exitCodes: [published],
		change(content) {
			content.deface(random.pick([hostileText, '\u0000\u001b[2J\u202e', 'a'.repeat(200_000)]));
		},
	}),
	'service starts anew midway': (random) => ({
		exitCodes: [published, fromLastGood],
		service: { restartsAfter: random.integer(5, 50) },
		words: full,
	}),
	killed: (random) => ({
		exitCodes: [null, published],
		killedAfterShare: random.between(0.05, 1.1),
		words: random.chance(0.5) ? full : [],
	}),
	'two builds at once': () => ({ exitCodes: [published], isTwice: true }),
	...trustSituations,
};
