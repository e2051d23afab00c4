/** How one takes part in an event; an unknown word counts as "on site", without saying so. */
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

const modes: Record<Attendance, string> = {
	offline: 'https://schema.org/OfflineEventAttendanceMode',
	online: 'https://schema.org/OnlineEventAttendanceMode',
	mixed: 'https://schema.org/MixedEventAttendanceMode',
};

/** The attendance that a text of the service states, as a plain word or as the name of schema.org's member. */
export function readAttendance(mode: string | undefined): Attendance | undefined {
	const word = (mode ?? '')
		.toLowerCase()
		.replace(/^(schema:|https?:\/\/schema\.org\/)/, '')
		.replace(/eventattendancemode$/, '')
		.replace(/[^a-z]/g, '');
	return Object.hasOwn(words, word) ? words[word] : undefined;
}

/** The address of the member of schema.org's EventAttendanceModeEnumeration. */
export function attendanceMode(attendance: Attendance | undefined): string | undefined {
	return attendance && modes[attendance];
}
