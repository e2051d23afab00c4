import type { PlaceMessages } from '../messages/en/places.ts';

export type FactState = 'yes' | 'no' | 'not-stated';
export type FactKey = keyof PlaceMessages['facts'];

export interface Fact {
	key: FactKey;
	label: string;
	state: FactState;
	/** What qualifies the state, such as “from 6 years”. */
	note?: string | undefined;
	/** Path of the list of what states the same. */
	href?: string | undefined;
}
