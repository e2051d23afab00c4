import { lexicons } from '../../i18n/lexicons/lexicons.ts';

/**
 * Age up to which somebody is a child; our reading: from 13 on people are no longer taken along.
 */
const oldestChild = 12;

const words = lexicons.flatMap(({ lowestAge = [] }) => lowestAge).join('|');
const lowestAge = new RegExp(String.raw`^(?:${words})\s+(\d{1,2})$|^(\d{1,2})\s*\+$|^(\d{1,2})-$`);

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

/**
 * Returns the ages that an event is for, as schema.org writes them: `7-9`, `18-` for 18 and over;
 * `undefined` for any text that is not wholly such a span.
 */
export function typicalAgeRange(text: string | undefined): string | undefined {
	const age = text?.trim().toLowerCase() ?? '';
	const span = /^(\d{1,2})\s*[-–]\s*(\d{1,2})$/.exec(age);
	if (span)
		return Number(span[1]) <= Number(span[2]) ? `${span[1] ?? ''}-${span[2] ?? ''}` : undefined;
	const lowest = lowestAge.exec(age);
	const years = lowest?.[1] ?? lowest?.[2] ?? lowest?.[3];
	return years === undefined ? undefined : `${years}-`;
}
