import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { readStatus } from './event-status.ts';
import type { Occurrence } from './occurrence.ts';
import { isOnlineOnly, upcomingOccurrences } from './upcoming.ts';

/** Names how one takes part in an event; unknown words count as "on site", and are reported. */
export type Attendance = 'offline' | 'online' | 'mixed';

const words: Record<string, Attendance> = {
	offline: 'offline',
	inperson: 'offline',
	onsite: 'offline',
	physical: 'offline',
	online: 'online',
	virtual: 'online',
	digital: 'online',
	mixed: 'mixed',
	hybrid: 'mixed',
};

/**
 * Reads the attendance that a text of the service states, as a plain word or as the name of
 * schema.org's member.
 */
export function readAttendance(mode: string | undefined): Attendance | undefined {
	const word = withoutSchemaOrg(mode ?? '')
		.toLowerCase()
		.replace(/eventattendancemode$/, '')
		.replace(/[^a-z]/g, '');
	return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** Holds what decides whether one has to go to an event. */
export interface AttendedEvent {
	attendance?: Attendance | undefined;
	/** Status of the event itself, as the service sent it. */
	status?: string | undefined;
	/** Dates of the event: all of them, or the one of which something is shown. */
	dates: readonly Occurrence[];
}

/**
 * Returns whether nobody has to go anywhere: the event is held online, or all of its dates to come
 * have moved there. Where none is to come its own status says whether it has moved.
 */
export function isOnline(event: AttendedEvent, nowMs: number): boolean {
	return event.attendance === 'online' || hasMovedOnline(event, nowMs);
}

/** Returns whether it was never meant to be at a place, as far as its record says. */
export function isOnlineFromTheStart(event: AttendedEvent, nowMs: number): boolean {
	return event.attendance === 'online' && !hasMovedOnline(event, nowMs);
}

function hasMovedOnline({ dates, status }: AttendedEvent, nowMs: number): boolean {
	return upcomingOccurrences(dates, nowMs).length > 0
		? isOnlineOnly(dates, nowMs)
		: readStatus(status).state === 'moved-online';
}
