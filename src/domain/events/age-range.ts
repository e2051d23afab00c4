import { lexicons } from '../../i18n/lexicons/lexicons.ts';

const words = lexicons.flatMap(({ lowestAge = [] }) => lowestAge).join('|');
const lowestAge = new RegExp(String.raw`^(?:${words})\s+(\d{1,2})$|^(\d{1,2})\s*\+$|^(\d{1,2})-$`);

/**
 * The ages that an event is for, as schema.org writes them: `7-9`, `18-` for 18 and over;
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
