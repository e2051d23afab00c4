import { typicalAgeRange } from './age-range.ts';

/** Our reading: from 13 on people are no longer taken along. */
const oldestChild = 12;

/**
 * Returns whether the ages that an event states it is for include children, as all ages do
 * (`details.available_age`; service document, section 2.4); `false` where it states none, or in
 * words that are no ages.
 */
export function isForChildren(availableAge: string | undefined): boolean {
	if (availableAge?.trim().toLowerCase() === 'all ages') return true;
	const lowest = typicalAgeRange(availableAge)?.split('-')[0];
	return lowest !== undefined && Number(lowest) <= oldestChild;
}
