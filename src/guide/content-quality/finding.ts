import type { ResourceName } from '../../records/resource-name.ts';

/**
 * Names what an editor may find wrong with published records beside what does not fit their schema.
 */
export type FindingRule =
	| 'free-with-price'
	| 'not-free-without-price'
	| 'price-without-amount'
	| 'closed-with-times'
	| 'ends-before-start'
	| 'sold-out-but-available'
	| 'status-in-name'
	| 'coordinates-zero'
	| 'coordinates-half'
	| 'coordinates-swapped'
	| 'coordinates-sign'
	| 'coordinates-other-country'
	| 'coordinates-of-several-towns'
	| 'coordinates-other-town'
	| 'coordinates-far-from-address'
	| 'coordinates-among-other-towns'
	| 'coordinates-of-town'
	| 'town-of-other-code'
	| 'coordinates-far'
	| 'coordinates-far-from-destination'
	| 'coordinates-missing'
	| 'coordinates-rough'
	| 'nowhere'
	| 'undated'
	| 'dates-in-notes'
	| 'todays-pattern'
	| 'other-zone'
	| 'other-language'
	| 'kind-is-code'
	| 'name-placeholder'
	| 'rule-unreadable'
	| 'rule-overlaps-itself'
	| 'other-clock'
	| 'part-of-itself'
	| 'expired'
	| 'same-wikidata'
	| 'same-name-nearby'
	| 'same-website-nearby'
	| 'hours-missing'
	| 'hours-in-words'
	| 'hours-improbable'
	| 'telephone-not-dialable'
	| 'image-missing'
	| 'image-rights-unknown'
	| 'description-missing'
	| 'description-short';

/** Describes something that an editor would want to know of a record. */
export interface Finding {
	rule: FindingRule;
	resource: ResourceName;
	id: string;
	/** Value in question, or a measure of it. */
	detail?: string | undefined;
	/** Ids of the other records that it is about, of the same resource. */
	others?: readonly string[] | undefined;
}

/** Describes a finding about one record, before it is known which record that is. */
export type RecordFinding = Pick<Finding, 'rule' | 'detail'>;

/**
 * Returns what is found in a place by itself: as it is remembered, or as `examine` finds it out.
 * That depends on the place, on the day, and on the facts that records are to fit.
 */
export type FindingsOfPlace = (
	id: string,
	examine: () => readonly RecordFinding[],
) => readonly RecordFinding[];
