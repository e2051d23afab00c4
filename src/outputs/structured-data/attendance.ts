import { type Attendance, readAttendance } from '../../domain/events/attendance.ts';
import type { EventRecord } from '../../records/event.ts';
import type { OccurrenceDates } from './occurrence-dates.ts';

const modes: Record<Attendance, string> = {
	offline: 'https://schema.org/OfflineEventAttendanceMode',
	online: 'https://schema.org/OnlineEventAttendanceMode',
	mixed: 'https://schema.org/MixedEventAttendanceMode',
};

/** The address of the member of schema.org's EventAttendanceModeEnumeration. */
export function attendanceMode(attendance: Attendance | undefined): string | undefined {
	return attendance && modes[attendance];
}

/**
 * How one takes part on a date: where that has moved online its record may still state what was
 * planned.
 */
export function attendanceOn(
	{ classification }: EventRecord,
	{ hasMovedOnline }: OccurrenceDates,
): Attendance | undefined {
	return hasMovedOnline ? 'online' : readAttendance(classification?.attendance_mode);
}
