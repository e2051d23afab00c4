import type { OpeningHoursMessages } from '../en/opening-hours.ts';

const status = {
	open: 'Jetzt geöffnet',
	openAllDay: 'Rund um die Uhr geöffnet',
	closesSoon: 'Schließt bald',
	closedNow: 'Jetzt geschlossen',
	closedToday: 'Heute geschlossen',
	outOfSeason: 'Außerhalb der Saison',
	notStated: 'Für heute keine Zeiten angegeben',
	seeTable: 'Öffnungszeiten ansehen',
	separator: ' · ',
	midnight: '24:00',
	untilTime: 'bis {time} Uhr',
	untilTimeOnDay: 'bis {day}, {time} Uhr',
	closesAt: 'um {time} Uhr',
	opensToday: 'öffnet um {time} Uhr',
	opensTomorrow: 'öffnet morgen um {time} Uhr',
	opensOnWeekday: 'öffnet am {day} um {time} Uhr',
	opensOnDate: 'öffnet am {day} um {time} Uhr',
	seasonFrom: 'nächste Zeiten ab {day}',
	elisions: {},
};

export const openingHours = {
	status,
	heading: 'Öffnungszeiten',
	notStatedClearly: 'Öffnungszeiten nicht eindeutig angegeben',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? 'Öffnungszeiten' : `Öffnungszeiten, ${dates}`),
	usualOfVenue: (dates) =>
		dates === undefined
			? 'Übliche Öffnungszeiten des Veranstaltungsorts'
			: `Übliche Öffnungszeiten des Veranstaltungsorts, ${dates}`,
	startsOutside: 'Die Veranstaltung beginnt außerhalb dieser Zeiten.',
	startsOutsideOnSome: 'An manchen Terminen beginnt die Veranstaltung außerhalb dieser Zeiten.',
	dayColumn: 'Tag',
	hoursColumn: 'Zeiten',
	fromTo: (from, to) => `${from} bis ${to}`,
	fromDate: (date) => `ab ${date}`,
	untilDate: (date) => `bis ${date}`,
	onDays: (dates, days) => `${dates}, ${days}`,

	times: '{opens}–{closes} Uhr',
	timesUntilNextDay: '{opens} bis {closes} Uhr am Folgetag',
	timesOpenEnded: 'ab {opens} Uhr',
	midnight: status.midnight,
	allDay: 'Rund um die Uhr geöffnet',
	closed: 'Geschlossen',
	dayNotStated: 'Nicht angegeben',
	dayNotStatedClearly: 'Nicht eindeutig angegeben',
	statedInTwoWays: 'Auf zwei Arten angegeben',
	listSeparator: ', ',
	mayBeMore: 'weitere Zeiten nicht eindeutig angegeben',
	mayBeClosed: 'nicht eindeutig angegeben',
	closedAtTimes: 'zeitweise geschlossen',
	closingNotStated: 'Wo nur eine Anfangszeit steht, ist die Schließzeit nicht angegeben.',

	noteOn: (days, times, note) =>
		times === undefined ? `${days}: ${note}` : `${days}, ${times}: ${note}`,
	unreadablePeriods: (dates) => `Nicht eindeutig angegeben: ${dates}.`,

	specialDays: 'Besondere Tage',
	publicHolidays: 'Feiertage',
	publicHolidaysMayDiffer: 'An Feiertagen können andere Zeiten gelten.',
	holidayToday: (where) =>
		`Heute ist gesetzlicher Feiertag (${where}): Es können andere Zeiten gelten.`,

	yearHeading: 'Die Öffnungszeiten im Jahreslauf',
	yearOpen: (dates, season) => `${dates}: Tabelle ${season}`,
	yearClosed: (dates) => `${dates}: geschlossen`,
	yearNotStated: (dates) => `${dates}: nicht angegeben`,
} satisfies OpeningHoursMessages;
