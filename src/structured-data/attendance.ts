import type { Attendance } from '../events/attendance.ts';

const modes: Record<Attendance, string> = {
	offline: 'https://schema.org/OfflineEventAttendanceMode',
	online: 'https://schema.org/OnlineEventAttendanceMode',
	mixed: 'https://schema.org/MixedEventAttendanceMode',
};

/** The address of the member of schema.org's EventAttendanceModeEnumeration. */
export function attendanceMode(attendance: Attendance | undefined): string | undefined {
	return attendance && modes[attendance];
}
