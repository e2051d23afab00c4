import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, nouns, wordsLocale } from './counted.ts';
import { ofMonthNamed } from './months.ts';

const ordinals = ['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'];

export const events = {
	card: {
		dateAndTime: '{date}, {time}',
		until: 'Jusqu’au {date}',
		today: 'Aujourd’hui',
		tomorrow: 'Demain',
		over: 'Terminé',
		past: 'Passé',
		goesOn: '{rule}\u202f; dates auprès de l’organisateur',
		laterDates: 'Autres dates\u202f: voir sa page',
		furtherDate: 'et {count} autre date',
		furtherDates: 'et {count} autres dates',
		furtherUncounted: 'et d’autres dates',
		closedToday: 'Fermé aujourd’hui',
		closedThatDay: 'Fermé ce jour-là',
		closedThen: 'Fermé ces jours-là',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date}, ${time}`,
	dateAndStart: (date, time) => `${date}, à partir de ${time}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `de ${time} à minuit`,
	timeUntilNextDay: (start, end) => `de ${start} à ${end} (le lendemain)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) => `Jusqu’au ${end} (depuis le ${start})`,
	untilDay: (date) => `jusqu’au ${date}`,
	daysAndHours: (days, hours) => `${days}\u202f; ${hours}`,
	doors: (time) => `Ouverture des portes\u202f: ${time}`,
	timesAreLocal: 'Les heures sont celles du lieu.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined
			? `Fuseau horaire\u202f: ${zone}.`
			: `Fuseau horaire\u202f: ${zone} (${offset}).`,

	everyDay: (interval) => (interval === 1 ? 'Tous les jours' : `Tous les ${interval} jours`),
	everyWeekday: (interval, weekdays) =>
		interval === 1
			? `Chaque ${and(weekdays)}`
			: `Toutes les ${interval} semaines, ${and(weekdays.map(le))}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(theDay)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) => {
		const on = and(dates.map(le));
		return interval === 1 ? `Chaque année ${on}` : `Tous les ${interval} ans ${on}`;
	},
	inMonths: (rule, months) => `${rule} en ${and(months)}`,
	ruleUntil: (rule, date) => `${rule} jusqu’au ${date}`,
	ruleTimes: (rule, count) => `${rule}, ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `Se répète, selon la source\u202f: ${rule}`,
	repeatsRegularly: 'Se répète régulièrement',

	cancelled: 'Annulé',
	postponed: 'Reporté',
	rescheduled: 'Nouvelle date',
	movedOnline: 'En ligne désormais',
	soldOut: 'Complet',
	statusAsGiven: (text) => `Statut\u202f: ${text}`,
	cancelledDetail: 'L’événement n’a pas lieu aux dates indiquées ici.',
	postponedDetail:
		'L’événement n’a pas lieu aux dates indiquées ici. Aucune nouvelle date n’est précisée.',
	ofSingleDate: {
		cancelledDetail: 'L’événement n’a pas lieu à la date indiquée ici.',
		postponedDetail:
			'L’événement n’a pas lieu à la date indiquée ici. Aucune nouvelle date n’est précisée.',
	},
	rescheduledDetail: 'L’événement a été déplacé à la date indiquée ici.',
	rescheduledFrom: (date) =>
		`L’événement a été déplacé à la date indiquée ici\u202f; il était prévu le ${date}.`,
	movedOnlineDetail: 'L’événement se tient en ligne, et non sur place.',
	soldOutDetail: 'Plus aucun billet disponible, selon la source.',
	onlyThisDate: 'Cela vaut pour la date indiquée ici\u202f; d’autres dates figurent plus bas.',
	uncertainStatus: (label: string) => `${label}\u202f?`,
	mayBeCalledOff:
		'D’après son nom, cet événement est peut-être annulé ou reporté. Renseignez-vous avant de vous y rendre.',
	mayBeSoldOut:
		'D’après son nom, cet événement est peut-être complet. Renseignez-vous avant de vous y rendre.',
	titleWithStatus: (status, title) => `${status}\u202f: ${title}`,

	nextDate: 'Prochaine date',
	plannedDate: 'Date prévue',
	onNow: 'En ce moment',
	onTheseDays: 'Ces jours-ci',
	moreDates: 'Toutes les dates',
	laterDates: 'Dates suivantes',
	earlierDates: 'Dates passées',
	datesToBeConfirmed: 'Dates à confirmer',
	eventIsOver: (date) => `Cet événement est terminé. Il a pris fin le ${date}.`,
	eventWasPlanned: (date) => `Cet événement était prévu pour le ${date}.`,
	datesGoOn:
		'Les dates indiquées ici sont passées. Demandez la prochaine à l’organisateur, s’il vous plaît.',
	whatComesNext: 'Voir les événements à venir',
	noDatesAnnounced: 'Aucune date n’est annoncée.',
	archiveByMonth: 'Événements passés, mois par mois',

	today: 'Aujourd’hui',
	thisWeekend: 'Ce week-end',
	next7Days: 'Les 7 prochains jours',
	wholeList: (heading: string) => `${heading}\u202f: toute la liste`,
	nothingToday: 'Rien n’est annoncé pour aujourd’hui.',
	nothingThisWeekend: 'Rien d’autre n’est annoncé pour ce week-end.',
	nothingInNext7Days: 'Rien d’autre n’est annoncé pour les 7 prochains jours.',
	notListedAgain: 'Les événements déjà cités plus haut ne figurent pas ici.',
	onlyTheFirst: 'Seuls les premiers figurent ici.',
	outdatedList: (date) =>
		`Cette liste a été établie le ${date} et peut avoir des lacunes. La page de chaque événement donne toutes ses dates.`,
	monthCaption: (month) => `Événements, ${month}, jour par jour`,
	dayWithEvents: (date, count) => `${date}\u202f: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}\u202f: aucun événement`,
	programme: 'Programme',

	addToCalendar: 'Ajouter au calendrier',
	addAllToCalendar: 'Ajouter toutes les dates à un calendrier',
	addThisDate: 'Calendrier',
	subscribe: 'S’abonner à ces dates',
	calendarOfGuide: (guide) => `Agenda\u202f: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `Source\u202f: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

/**
 * Returns the days of some or all months in words: "Le premier samedi de mars et d’octobre",
 * "Le 1er de chaque mois".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	const text = capitalised(days, wordsLocale);
	if (months.length > 0) return `${text} ${and(months.map(ofMonthNamed))}`;
	return interval === 1 ? `${text} de chaque mois` : `${text}, tous les ${interval} mois`;
}

/**
 * Returns weekdays of a month in words: "le premier et le troisième samedi", "le dernier
 * vendredi". Equal weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].flatMap(([weekday, group]) => {
		const named = group.filter(({ nth }) => nth >= -2).map(({ nth }) => le(nthOrLast(nth)));
		return [
			...(named.length > 0 ? [`${and(named)} ${weekday}`] : []),
			...group.filter(({ nth }) => nth < -2).map(({ nth }) => fromTheEnd(-nth, weekday)),
		];
	});
}

/**
 * Returns the ordinal of a day, counted from the end down to the last but one where negative.
 */
function nthOrLast(number: number): string {
	if (number === -1) return 'dernier';
	return number === -2 ? 'avant-dernier' : ordinal(number);
}

function fromTheEnd(number: number, day: string): string {
	return `le ${ordinal(number)} ${day} en partant de la fin`;
}

function ordinal(number: number): string {
	return ordinals[number - 1] ?? `${number}e`;
}

function theDay(day: number): string {
	if (day === 1) return 'le 1er';
	if (day > 0) return `le ${day}`;
	return day < -2 ? fromTheEnd(-day, 'jour') : `${le(nthOrLast(day))} jour`;
}

function le(text: string): string {
	return /^[aeiouéè]/.test(text) ? `l’${text}` : `le ${text}`;
}
