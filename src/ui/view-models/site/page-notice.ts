import { dayInZone } from '../../../domain/events/days.ts';
import { type DatedNotice, isShownOn } from '../../../domain/places/dated-notice.ts';
import type { RecordContext } from './page-context.ts';

/** Describes a notice as the page is built with it; the browser judges its days anew. */
export interface PageNotice extends DatedNotice {
	isShown: boolean;
	/** IANA time zone of the days. */
	timeZone: string;
}

export function pageNotice({ now, site }: RecordContext, notice: DatedNotice): PageNotice {
	const { timeZone } = site;
	return { ...notice, timeZone, isShown: isShownOn(notice, dayInZone(now, timeZone)) };
}

/** Returns a notice; `undefined` where another one says the same, from the same day or earlier. */
export function unlessSaid(
	notice: PageNotice | undefined,
	other: PageNotice | undefined,
): PageNotice | undefined {
	const isSaid = notice?.text === other?.text && (other?.from ?? '') <= (notice?.from ?? '');
	return isSaid ? undefined : notice;
}
