import { z } from 'zod';

/** Service document, section 2.2: the prefix, then 32 hexadecimal characters. */
export const placeIdSchema = z
	.string()
	.regex(/^plc_[0-9a-fA-F]{32}$/, 'not a place id (plc_ and 32 hexadecimal characters)');
export const eventIdSchema = z
	.string()
	.regex(/^evt_[0-9a-fA-F]{32}$/, 'not an event id (evt_ and 32 hexadecimal characters)');

export const isPlaceId = (value: unknown): value is string =>
	placeIdSchema.safeParse(value).success;
export const isEventId = (value: unknown): value is string =>
	eventIdSchema.safeParse(value).success;
