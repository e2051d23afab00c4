import { mediaTypes } from '../../outputs/media-types.ts';

/** Returns a response with a calendar file (RFC 5545). */
export function calendarResponse(calendar: string): Response {
	return new Response(calendar, { headers: { 'content-type': mediaTypes.ics } });
}
