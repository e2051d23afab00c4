import { buildGuide, type GuideContent } from '../../../../src/guide/model/build-guide.ts';
import type { Guide } from '../../../../src/guide/model/guide.ts';

/** Saturday 21 November 2026, 9 o'clock in Lisbon. */
export const clock = { nowMs: Date.parse('2026-11-21T09:00:00Z'), timeZone: 'Europe/Lisbon' };

export function guideOf(content: Partial<GuideContent>): Guide {
	const none = { places: [], events: [], destinations: [], collections: [] };
	return buildGuide({ ...none, ...content }, 'en-GB', clock);
}

export const namesOf = (records: readonly { name: string }[]) => records.map(({ name }) => name);
