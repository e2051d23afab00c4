import { withoutSchemaOrg } from '../../records/schema-org-name.ts';

/** Names the states that schema.org's `EventStatusType` tells apart. */
export type EventState = 'scheduled' | 'cancelled' | 'postponed' | 'rescheduled' | 'moved-online';

export interface EventStatus {
	/** Absent when the source states none or one that is not known. */
	state?: EventState | undefined;
	/** Whether the source says so; otherwise nothing is known about tickets. */
	isSoldOut: boolean;
	/** Status in the source's words, kept because it is not known. */
	sourceText?: string | undefined;
}

const noStatus: EventStatus = { isSoldOut: false };

const states: Readonly<Record<string, EventStatus>> = {
	scheduled: { state: 'scheduled', isSoldOut: false },
	confirmed: { state: 'scheduled', isSoldOut: false },
	active: { state: 'scheduled', isSoldOut: false },
	upcoming: { state: 'scheduled', isSoldOut: false },
	ongoing: { state: 'scheduled', isSoldOut: false },
	planned: { state: 'scheduled', isSoldOut: false },
	cancelled: { state: 'cancelled', isSoldOut: false },
	canceled: { state: 'cancelled', isSoldOut: false },
	calledoff: { state: 'cancelled', isSoldOut: false },
	postponed: { state: 'postponed', isSoldOut: false },
	rescheduled: { state: 'rescheduled', isSoldOut: false },
	movedonline: { state: 'moved-online', isSoldOut: false },
	soldout: { state: 'scheduled', isSoldOut: true },
};

/**
 * Reads the status that a text of the service states (structured-data rules, section 7, "Status").
 *
 * Accepts any case, a `schema:` or schema.org prefix and a leading "Event"; unknown words are kept
 * as text.
 */
export function readStatus(text: string | undefined): EventStatus {
	if (text === undefined || text.trim() === '') return noStatus;
	const word = withoutSchemaOrg(text)
		.toLowerCase()
		.replace(/^event/, '')
		.replace(/[^\p{L}]/gu, '');
	const known = Object.hasOwn(states, word) ? states[word] : undefined;
	return known ?? { isSoldOut: false, sourceText: text.trim() };
}

/**
 * Returns whether a status of the whole event says more than one of its occurrences can (section 7,
 * "Status").
 */
export function coversEveryOccurrence(status: EventStatus): boolean {
	return status.state === 'cancelled' || status.state === 'postponed';
}

/** Returns whether anything at all is said. */
export function isStated(status: EventStatus): boolean {
	return status.state !== undefined || status.sourceText !== undefined;
}

/** Returns whether both say the same; planned and nothing said are the same. */
export function isSameStatus(a: EventStatus, b: EventStatus): boolean {
	return stateOf(a) === stateOf(b) && a.isSoldOut === b.isSoldOut && a.sourceText === b.sourceText;
}

/**
 * Returns a key of what is said of a date that takes place, equal where that is equal; `undefined`
 * for one that is called off.
 */
export function statusKey(status: EventStatus): string | undefined {
	if (coversEveryOccurrence(status)) return undefined;
	return JSON.stringify([stateOf(status), status.isSoldOut, status.sourceText]);
}

function stateOf({ state }: EventStatus): EventState {
	return state ?? 'scheduled';
}
