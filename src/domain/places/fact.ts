import type { Facet } from '../facets/facet.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';

export type FactState = 'yes' | 'no' | 'not-stated';
export type FactKey = keyof PlaceMessages['facts'];
export type FactGroupKey = keyof PlaceMessages['factGroups'];

export interface Fact {
	key: FactKey;
	label: string;
	state: FactState;
	/** Words that qualify the state, such as “from 6 years”. */
	note?: string | undefined;
	/** Path of the list of what states the same. */
	href?: string | undefined;
}

/** Puts a flag into words. */
export type FactInWords = (key: FactKey, flag: boolean | undefined, note?: string) => Fact;

/** Holds something stated that is no yes or no: a number in words, or a list. */
export interface FactValue {
	label: string;
	/** Facet of which the texts are values. */
	facet?: Facet | undefined;
	/** Whether the texts are the service’s; else they are the interface’s own. */
	isContent?: boolean | undefined;
	/** Whether they are terms of the service, such as categories or keywords. */
	isTerm?: boolean | undefined;
	texts: readonly string[];
}

export interface FactGroup {
	key: FactGroupKey;
	title: string;
	facts: readonly Fact[];
	values: readonly FactValue[];
	/** Paragraphs parted by blank lines. */
	notes?: string | undefined;
	/** Whether the record states nothing of this group, not even notes. */
	allNotStated: boolean;
}

/** Returns whether a record states a fact, with yes or no. */
export function isFactStated({ state }: Fact): boolean {
	return state !== 'not-stated';
}
