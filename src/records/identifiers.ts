import { z } from 'zod';
import type { ResourceName } from './resource-name.ts';

/** Reason why an id is refused. */
export const notPlaceId = 'not a place id (plc_ and 32 hexadecimal characters)';
export const notEventId = 'not an event id (evt_ and 32 hexadecimal characters)';

/**
 * Service document, section 2.2: the prefix, then 32 hexadecimal characters. It names no case for
 * them, so both spellings of an id name one record; ids are read in small letters, and compared so
 * ever after.
 */
export const placeIdSchema = z
	.string()
	.regex(/^plc_[0-9a-fA-F]{32}$/, notPlaceId)
	.toLowerCase()
	.meta({ title: 'plc_ and 32 hexadecimal digits' });
export const eventIdSchema = z
	.string()
	.regex(/^evt_[0-9a-fA-F]{32}$/, notEventId)
	.toLowerCase()
	.meta({ title: 'evt_ and 32 hexadecimal digits' });

export const isPlaceId = (value: unknown): value is string =>
	placeIdSchema.safeParse(value).success;
export const isEventId = (value: unknown): value is string =>
	eventIdSchema.safeParse(value).success;

/**
 * Returns the id by which a record is known, of one as a list or an earlier build wrote it.
 *
 * Only ids of places and events have a form: those of destinations and collections stay as they
 * are, as does what is no id.
 */
export function recordIdIn(kind: ResourceName, id: string): string {
	const isHexadecimal =
		(kind === 'places' && isPlaceId(id)) || (kind === 'events' && isEventId(id));
	return isHexadecimal ? id.toLowerCase() : id;
}
