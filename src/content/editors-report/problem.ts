import type { FindingRule } from '../../guide/content-quality/finding.ts';
import type { ResourceName } from '../../records/resource-name.ts';

/** Names everything that the report for editors tells apart. */
export type ProblemRule =
	| FindingRule
	| 'left-out'
	| 'stale'
	| 'listed-twice'
	| 'validity-reversed'
	| 'address-missing'
	| 'hours-unreadable'
	| 'credit-missing'
	| 'image-credit-nobody'
	| 'image-unusable'
	| 'image-not-copied'
	| 'image-insecure'
	| 'image-twice'
	| 'image-size-half'
	| 'alt-missing'
	| 'alt-file-name'
	| 'caption-file-name'
	| 'text-garbled'
	| 'address-unclear'
	| 'dropped'
	| 'to-mend';

/** Describes one thing that is wrong with one record. */
export interface Problem {
	rule: ProblemRule;
	resource: ResourceName;
	id: string;
	/** Value in question, the part of the record or the reason. */
	detail?: string | undefined;
	/** Ids of the other records that it is about, of the same resource. */
	others?: readonly string[] | undefined;
}

/**
 * Groups rules that belong together when they are mended: the worst for a visitor first, and so
 * within each.
 */
export const problemGroups = {
	delivery: ['left-out', 'stale', 'listed-twice'],
	contradictions: [
		'ends-before-start',
		'status-in-name',
		'sold-out-but-available',
		'closed-with-times',
		'part-of-itself',
		'free-with-price',
		'not-free-without-price',
		'validity-reversed',
	],
	location: [
		'coordinates-swapped',
		'coordinates-sign',
		'coordinates-other-country',
		'coordinates-of-several-towns',
		'coordinates-other-town',
		'coordinates-far-from-address',
		'coordinates-among-other-towns',
		'town-of-other-code',
		'coordinates-far',
		'coordinates-far-from-destination',
		'coordinates-zero',
		'coordinates-half',
		'nowhere',
		'coordinates-missing',
		'coordinates-of-town',
		'coordinates-rough',
		'address-missing',
	],
	dates: [
		'undated',
		'rule-unreadable',
		'rule-overlaps-itself',
		'dates-in-notes',
		'other-clock',
		'other-zone',
		'todays-pattern',
	],
	expired: ['expired'],
	hours: ['hours-unreadable', 'hours-improbable', 'hours-in-words', 'hours-missing'],
	credits: ['credit-missing', 'image-credit-nobody', 'image-rights-unknown'],
	unreadable: ['dropped', 'address-unclear', 'telephone-not-dialable'],
	duplicates: ['same-wikidata', 'same-name-nearby', 'same-website-nearby'],
	images: [
		'image-unusable',
		'image-missing',
		'image-not-copied',
		'image-insecure',
		'image-twice',
		'image-size-half',
	],
	altTexts: ['alt-missing', 'alt-file-name', 'caption-file-name'],
	texts: [
		'name-placeholder',
		'kind-is-code',
		'other-language',
		'text-garbled',
		'price-without-amount',
		'description-missing',
		'description-short',
	],
	other: ['to-mend'],
} as const satisfies Record<string, readonly ProblemRule[]>;

export type ProblemGroup = keyof typeof problemGroups;
