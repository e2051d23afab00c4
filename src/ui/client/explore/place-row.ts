import type { ExploreWords, StatusWords } from '../../../i18n/messages/browser-words.ts';
import {
	hoursOfRow,
	type PlaceTable,
	type RowHours,
} from '../../../outputs/explore/place-table.ts';
import { type VisitTime, instantOfVisit } from '../../../outputs/explore/visit-time.ts';
import { formatDistance } from '../../../domain/geo/distance-words.ts';
import { openingStatus } from '../../../domain/opening-hours/opening-status.ts';
import { statusText } from '../../../domain/opening-hours/status-text.ts';
import type { RowDrawing } from '../filters/result-list.ts';
import { separated } from '../row-texts.ts';
import { contentElement, termElement, textElement } from '../text-elements.ts';

/** Holds what all rows of a list are drawn with. */
export interface RowSettings {
	table: PlaceTable;
	words: ExploreWords;
	/** Words for the status now, or at the visit. */
	statusWords: StatusWords;
	locale: string;
	/**
	 * Time at which the visitor wants to find places open; absent where that is now, or is not said.
	 */
	visit?: VisitTime | undefined;
	/** Beginning of the addresses of drawings. */
	covers: string;
	/** Metres from the visitor, where the position is known. */
	distances?: Float64Array | undefined;
}

/**
 * Returns how a list draws entries of places, and how it updates which of them are open; at the
 * time of a visit that stays the same.
 */
export function placeRows(settings: RowSettings): RowDrawing {
	return {
		words: settings.words,
		locale: settings.locale,
		draw: (row, nowMs) => placeRow(row, settings, nowMs),
		update: (entry, nowMs) => {
			updateStatus(entry, settings, nowMs);
		},
	};
}

/**
 * Returns an entry of the list: drawing, kind, name, whereabouts, distance, price, and whether it
 * is open.
 */
function placeRow(row: number, settings: RowSettings, nowMs: number): HTMLLIElement {
	const { covers, table, words } = settings;
	const item = document.createElement('li');
	item.dataset.row = String(row);
	const image = new Image(108, 72);
	image.src = `${covers}${table.cover(row) ?? ''}.svg`;
	image.alt = '';
	image.loading = 'lazy';
	const kind = termElement('p', table.kind(row));
	kind?.classList.add('eyebrow');
	const heading = document.createElement('h3');
	const link = document.createElement('a');
	link.href = table.path(row);
	link.append(contentElement('bdi', table.name(row)) ?? '');
	heading.append(link);
	const facts = document.createElement('p');
	facts.className = 'facts-line';
	const whereabouts = [...new Set([table.neighbourhood(row), table.city(row)])];
	const metres = settings.distances?.[row] ?? NaN;
	facts.append(
		...separated([
			contentElement('span', whereabouts.filter(Boolean).join(', ')),
			// Where it is not known it is no number.
			textElement('span', metres >= 0 ? formatDistance(metres, settings.locale) : ''),
			textElement('span', table.isFree(row) ? words.free : ''),
		]),
	);
	const status = document.createElement('p');
	status.className = 'state';
	const texts = document.createElement('div');
	texts.append(kind ?? '', heading, facts, status);
	item.append(image, texts);
	updateStatus(item, settings, nowMs);
	return item;
}

/** Shows whether the place of an entry is open now, or at the time of the visit. */
function updateStatus(
	item: HTMLElement,
	{ locale, statusWords, table, visit }: RowSettings,
	nowMs: number,
): void {
	const element = item.querySelector<HTMLElement>('.state');
	const row = Number(item.dataset.row);
	const hours = hoursOfRow(table.hours, row);
	if (!element || !hours) return;
	const instantMs = visit ? instantOfVisit(visit, hours.timeZone) : nowMs;
	showStatus(element, { hours, path: table.path(row), instantMs }, statusWords, locale);
}

/** Shows in an element whether a place is open at an instant, unless that stands there. */
export function showStatus(
	element: HTMLElement,
	{ hours, instantMs, path }: { hours: RowHours; path: string; instantMs: number },
	statusWords: StatusWords,
	locale: string,
): void {
	const { timetable, timeZone, validity } = hours;
	if (timetable.isInWords) {
		if (element.firstChild) return;
		const link = document.createElement('a');
		link.href = `${path}#opening-hours`;
		link.textContent = statusWords.seeTable;
		element.append(link);
		return;
	}
	const status = openingStatus(timetable, instantMs, timeZone, validity);
	const { state = '', detail = '' } = statusText(status, statusWords, locale) ?? {};
	element.dataset.state = status.state;
	const rest = detail && statusWords.separator + detail;
	if (element.textContent === state + rest) return;
	element.replaceChildren(textElement('b', state) ?? '', rest);
}
