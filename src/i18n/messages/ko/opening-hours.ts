import type { OpeningHoursMessages } from '../en/opening-hours.ts';

const status = {
	open: '영업 중',
	openAllDay: '24시간 영업',
	closesSoon: '곧 영업 종료',
	closedNow: '영업 종료',
	closedToday: '오늘 휴무',
	outOfSeason: '운영 기간 아님',
	notStated: '오늘 영업시간 정보 없음',
	seeTable: '영업시간 보기',
	separator: ' · ',
	midnight: '24:00',
	untilTime: '{time}까지',
	untilTimeOnDay: '{day} {time}까지',
	closesAt: '{time}에 닫음',
	opensToday: '{time}에 엶',
	opensTomorrow: '내일 {time}에 엶',
	opensOnWeekday: '{day} {time}에 엶',
	opensOnDate: '{day} {time}에 엶',
	seasonFrom: '{day}부터의 시간 정보 있음',
	elisions: {},
};

export const openingHours = {
	status,
	heading: '영업시간',
	notStatedClearly: '영업시간이 분명하지 않음',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? '영업시간' : `영업시간(${dates})`),
	usualOfVenue: (dates) =>
		dates === undefined ? '행사장의 평소 영업시간' : `행사장의 평소 영업시간(${dates})`,
	startsOutside: '행사는 이 영업시간 밖에 시작합니다.',
	startsOutsideOnSome: '일부 날짜에는 행사가 이 영업시간 밖에 시작합니다.',
	dayColumn: '요일',
	hoursColumn: '시간',
	fromTo: (from, to) => `${from}부터 ${to}까지`,
	fromDate: (date) => `${date}부터`,
	untilDate: (date) => `${date}까지`,
	onDays: (dates, days) => `${dates}(${days})`,

	times: '{opens}~{closes}',
	timesUntilNextDay: '{opens}~다음 날 {closes}',
	timesOpenEnded: '{opens}부터',
	midnight: status.midnight,
	allDay: '24시간 영업',
	closed: '휴무',
	dayNotStated: '정보 없음',
	dayNotStatedClearly: '분명하지 않음',
	statedInTwoWays: '두 가지로 적혀 있음',
	listSeparator: ', ',
	mayBeMore: '다른 시간은 분명하지 않음',
	mayBeClosed: '분명하지 않음',
	closedAtTimes: '때때로 휴무',
	closingNotStated: '시작 시각만 있는 경우 끝나는 시각은 적혀 있지 않습니다.',

	noteOn: (days, times, note) =>
		times === undefined ? `${days}: ${note}` : `${days}, ${times}: ${note}`,
	unreadablePeriods: (dates) => `분명하지 않은 기간: ${dates}.`,

	specialDays: '특별한 날',
	publicHolidays: '공휴일',
	publicHolidaysMayDiffer: '공휴일에는 시간이 다를 수 있습니다.',
	holidayToday: (where) => `오늘은 공휴일입니다(${where}). 시간이 다를 수 있습니다.`,

	yearHeading: '연간 영업시간',
	yearOpen: (dates, season) => `${dates}: 표 ${season}`,
	yearClosed: (dates) => `${dates}: 휴무`,
	yearNotStated: (dates) => `${dates}: 정보 없음`,
} satisfies OpeningHoursMessages;
