import type { OpeningHoursMessages } from '../en/opening-hours.ts';

const status = {
	open: 'مفتوح',
	openAllDay: 'مفتوح على مدار الساعة',
	closesSoon: 'يغلق قريبًا',
	closedNow: 'مغلق الآن',
	closedToday: 'مغلق اليوم',
	outOfSeason: 'خارج الموسم',
	notStated: 'ساعات اليوم غير مذكورة',
	seeTable: 'عرض ساعات العمل',
	separator: ' · ',
	midnight: 'منتصف الليل',
	untilTime: 'حتى {time}',
	untilTimeOnDay: 'حتى {time} {day}',
	closesAt: 'يغلق {time}',
	opensToday: 'يفتح {time}',
	opensTomorrow: 'يفتح غدًا {time}',
	opensOnWeekday: 'يفتح {day} {time}',
	opensOnDate: 'يفتح {day} {time}',
	seasonFrom: 'الساعات مذكورة من {day}',
	elisions: {},
};

export const openingHours = {
	status,
	heading: 'ساعات العمل',
	notStatedClearly: 'ساعات العمل غير واضحة',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? 'ساعات العمل' : `ساعات العمل، ${dates}`),
	usualOfVenue: (dates) =>
		dates === undefined ? 'الساعات المعتادة للمكان' : `الساعات المعتادة للمكان، ${dates}`,
	startsOutside: 'تبدأ الفعالية خارج هذه الساعات.',
	startsOutsideOnSome: 'تبدأ الفعالية في بعض المواعيد خارج هذه الساعات.',
	dayColumn: 'اليوم',
	hoursColumn: 'الساعات',
	fromTo: (from, to) => `من ${from} إلى ${to}`,
	fromDate: (date) => `من ${date}`,
	untilDate: (date) => `حتى ${date}`,
	onDays: (dates, days) => `${dates} (${days})`,

	times: '{opens}–{closes}',
	timesUntilNextDay: '{opens} حتى {closes} في اليوم التالي',
	timesOpenEnded: 'من {opens}',
	midnight: status.midnight,
	allDay: 'على مدار الساعة',
	closed: 'مغلق',
	dayNotStated: 'غير مذكور',
	dayNotStatedClearly: 'غير واضح',
	statedInTwoWays: 'مذكور بصيغتين',
	listSeparator: '، ',
	mayBeMore: 'ساعات أخرى غير واضحة',
	mayBeClosed: 'غير واضح',
	closedAtTimes: 'مغلق أحيانًا',
	closingNotStated: 'حيث ذُكرت البداية وحدها لم تُذكر النهاية.',

	noteOn: (days, times, note) =>
		times === undefined ? `${days}: ${note}` : `${days}، ${times}: ${note}`,
	unreadablePeriods: (dates) => `فترات غير واضحة: ${dates}.`,

	specialDays: 'أيام خاصة',
	publicHolidays: 'العطل الرسمية',
	publicHolidaysMayDiffer: 'قد تختلف الساعات في العطل الرسمية.',
	holidayToday: (where) => `اليوم عطلة رسمية (${where})، وقد تختلف الساعات.`,

	yearHeading: 'الساعات على مدار السنة',
	yearOpen: (dates, season) => `${dates}: الجدول ${season}`,
	yearClosed: (dates) => `${dates}: مغلق`,
	yearNotStated: (dates) => `${dates}: غير مذكور`,
} satisfies OpeningHoursMessages;
