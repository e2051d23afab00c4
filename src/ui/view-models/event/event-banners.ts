import { isOfOneDate, noticeKey } from '../../../domain/events/notice-of-one-date.ts';
import type { OccurrenceRow } from '../../../domain/events/occurrence-rows.ts';
import { isAboutEvent, type StatusNotice } from '../../../domain/events/status-words.ts';
import { undatedNotices } from '../../../domain/events/undated-event.ts';
import type { GuideEvent } from '../../../guide/model/guide-records.ts';
import type { EventContext } from '../site/page-context.ts';

/** Describes a notice about an event; one about a date is shown while such a date leads. */
export interface Banner {
	notice: StatusNotice;
	isShown: boolean;
	/**
	 * Detail that is shown instead while other dates are to come of which the usual one is not true;
	 * absent where that cannot be.
	 */
	detailOfOne?: string | undefined;
	isOfOne?: boolean | undefined;
}

/**
 * Returns the notices of the dates of an event, each once, and those of the event itself, which are
 * always shown.
 *
 * @param dates.rows Rows of all dates that are listed.
 * @param dates.rowsToCome Dates that are not over.
 * @param dates.shown Notices of the date that leads.
 */
export function eventBanners(
	{ messages: { events: words }, site }: EventContext,
	event: GuideEvent,
	{
		rows,
		rowsToCome,
		shown,
	}: {
		rows: readonly OccurrenceRow[];
		rowsToCome: readonly OccurrenceRow[];
		shown: readonly StatusNotice[];
	},
): Banner[] {
	const ofDates = distinct(rows.flatMap(({ notices }) => notices));
	const noticesToCome = rowsToCome.map(({ notices }) => notices.map(noticeKey));
	return [
		...ofDates.map((notice) => ({
			notice,
			isShown: shown.some(isLike(notice)),
			detailOfOne: event.dates.length > 1 && isAboutEvent(notice) ? words.onlyThisDate : undefined,
			isOfOne: isOfOneDate(noticeKey(notice), noticesToCome),
		})),
		...undatedNotices(event, site.locale, words).map((notice) => ({ notice, isShown: true })),
	];
}

function distinct(notices: readonly StatusNotice[]): StatusNotice[] {
	return notices.filter((notice, index) => notices.findIndex(isLike(notice)) === index);
}

function isLike({ kind, label }: StatusNotice): (other: StatusNotice) => boolean {
	return (other) => other.kind === kind && other.label === label;
}
