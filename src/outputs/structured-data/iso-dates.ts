import { parseOffsetDateTime } from '../../domain/events/offset-date-time.ts';

/**
 * Returns a date-time to the second, with the offset that it came with; `undefined` for any
 * other text.
 */
export function isoDateTime(dateTime: string | undefined): string | undefined {
	return dateTime === undefined ? undefined : parseOffsetDateTime(dateTime)?.iso;
}

/** Returns the date as it is written in a date or date-time; no offset is applied. */
export function datePart(dateTime: string | undefined): string | undefined {
	return /^\d{4}-\d\d-\d\d/.exec(dateTime ?? '')?.[0];
}
