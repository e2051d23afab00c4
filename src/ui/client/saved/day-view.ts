import { countInWords, filledIn } from '../../../i18n/messages/filled-in.ts';
import { dayInZone } from '../../../domain/events/days.ts';
import { readTime } from '../../../domain/opening-hours/read-times.ts';
import { clockTime, endOfDay } from '../../../domain/opening-hours/time-of-day.ts';
import { dayPlan, type PlannedVisit } from '../../../domain/plans/day-plan.ts';
import type { KnownDay } from '../../../outputs/saved/day-changes.ts';
import type { PlannedDay } from '../../../outputs/saved/day-fragment.ts';
import { dayFrame } from '../../../outputs/saved/day-stops.ts';
import {
	clockOfDay,
	type DayPageWords,
	type DayTextSettings,
	dayTitle,
	spanText,
} from '../../../outputs/saved/day-texts.ts';
import type { KnownRecord } from '../../../outputs/saved/known-records.ts';
import { actionOf, partOf } from '../page-parts.ts';
import { contentElement } from '../text-elements.ts';
import { dayEntry, type StopActs } from './day-entry.ts';
import { keptState } from './kept-state.ts';

/** Holds what can be done with a day. */
export interface DayActs extends StopActs {
	add: (key: string) => void;
	setMoment: (moment: Partial<Pick<PlannedDay, 'date' | 'start'>>) => void;
}

/** Describes a day to show. */
export interface ShownDay extends KnownDay {
	day: PlannedDay;
	/** Records that are saved, and no stops of the day. */
	leftOut: readonly KnownRecord[];
	isShared: boolean;
	/** Whether it would take the place of another. */
	takesPlace: boolean;
	unknown: number;
	/** Says what has just been done. */
	said: string;
}

/** Shows a day in the parts of `DayPlan.astro`. */
export class DayView {
	readonly words: DayPageWords;
	readonly heading: HTMLElement;
	/** Locale and time zone (IANA name) of the guide. */
	readonly settings: { locale: string; timeZone: string };
	readonly #root: HTMLElement;
	readonly #acts: DayActs;
	readonly #date: HTMLInputElement;
	readonly #start: HTMLInputElement;

	constructor(root: HTMLElement, acts: DayActs) {
		const { locale = 'en', timeZone = 'UTC' } =
			root.closest<HTMLElement>('[data-locale]')?.dataset ?? {};
		this.#root = root;
		this.#acts = acts;
		this.settings = { locale, timeZone };
		// Written by the build, from the type that is named here.
		this.words = JSON.parse(root.dataset.words ?? '{}') as DayPageWords;
		this.heading = partOf(root, 'heading');
		// As the component has them.
		this.#date = partOf(root, 'date') as HTMLInputElement;
		this.#start = partOf(root, 'start') as HTMLInputElement;
		this.#date.addEventListener('change', () => {
			if (this.#date.value !== '') acts.setMoment({ date: this.#date.value });
		});
		this.#start.addEventListener('change', () => {
			const start = readTime(this.#start.value);
			if (start !== undefined && start < endOfDay) acts.setMoment({ start });
		});
	}

	show(shown: ShownDay): void {
		const { day, isShared, leftOut, stops, timeZone } = shown;
		const { locale } = this.settings;
		const settings: DayTextSettings = { words: this.words, locale, timeZone, date: day.date };
		const frame = dayFrame(day, timeZone);
		const visits = dayPlan(stops, frame);
		const { sharedHeading = '', ownHeading = '' } = this.#root.dataset;
		this.#root.hidden = false;
		this.heading.textContent = isShared ? sharedHeading : ownHeading;
		partOf(this.#root, 'title').textContent = dayTitle(frame.startMs, settings);
		// What is being typed stays as it is.
		if (document.activeElement !== this.#date) this.#date.value = day.date;
		if (document.activeElement !== this.#start) this.#start.value = clockTime(day.start);
		partOf(this.#root, 'status').textContent = this.#summary(shown, visits, settings);
		this.#draw(shown, visits, settings);
		partOf(this.#root, 'left-out').hidden = leftOut.length === 0;
		partOf(this.#root, 'others').replaceChildren(...leftOut.map(this.#other));
		for (const [name, isShown] of Object.entries({
			plan: false,
			'save-day': isShared,
			'close-day': isShared,
			'clear-day': !isShared,
		})) {
			actionOf(this.#root, name).hidden = !isShown;
		}
		partOf(this.#root, 'day').hidden = false;
	}

	/** @param canPlan Whether there is enough to plan a day of. */
	close(canPlan: boolean): void {
		const hadFocus = this.#root.contains(document.activeElement);
		this.heading.textContent = this.#root.dataset.ownHeading ?? '';
		partOf(this.#root, 'day').hidden = true;
		this.#root.hidden = !canPlan;
		const plan = actionOf(this.#root, 'plan');
		plan.hidden = false;
		if (hadFocus) plan.focus();
	}

	sayFailed(): void {
		partOf(this.#root, 'failed').textContent = this.words.factsFailed;
	}

	#draw({ stops }: ShownDay, visits: readonly PlannedVisit[], settings: DayTextSettings): void {
		const list = partOf(this.#root, 'stops');
		const restore = keptState(list);
		let before: number | undefined;
		const entries = stops.flatMap((stop, at) => {
			const visit = visits[at];
			if (!visit) return [];
			const { way } = visit;
			const from = way && way.from !== before ? stops[way.from]?.record.name : undefined;
			const hasWay = before !== undefined && visit.arrivesMs !== undefined;
			if (visit.arrivesMs !== undefined) before = at;
			const place = { isFirst: at === 0, isLast: at === stops.length - 1, hasWay, from };
			return dayEntry({ stop, visit, ...place }, settings, this.#acts);
		});
		list.replaceChildren(...entries);
		restore();
	}

	#summary(
		{ day, said, takesPlace, unknown }: ShownDay,
		visits: readonly PlannedVisit[],
		settings: DayTextSettings,
	): string {
		const { locale, words } = settings;
		const counted = (count: number, one: string, several: string) =>
			count > 0 ? countInWords(count, one, several, locale) : '';
		const conflicts = visits.filter(({ conflict }) => conflict).length;
		// Whoever stands before a closed door goes there for nothing.
		const made = visits.filter(({ arrivesMs, leavesMs }) => leavesMs > (arrivesMs ?? Infinity));
		const span = spanText(
			made.reduce((sum, { way }) => sum + (way?.ms ?? 0), 0),
			locale,
		);
		const last = made.at(-1);
		const ends = last && { time: clockOfDay(last.leavesMs, settings), span };
		return [
			said,
			day.date < dayInZone(Date.now(), settings.timeZone) ? words.over : '',
			ends ? filledIn(words.summary, ends) : '',
			counted(conflicts, words.conflict, words.conflicts),
			counted(unknown, words.unknownEntry, words.unknownEntries),
			takesPlace ? words.replaces : '',
		]
			.filter(Boolean)
			.join(' ');
	}

	/** Draws what is saved and no stop of the day, with what adds it. */
	readonly #other = ({ key, name }: KnownRecord): HTMLElement => {
		const item = document.createElement('li');
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'button';
		button.setAttribute('aria-label', filledIn(this.words.addName, { name }));
		button.append('+ ', contentElement('bdi', name) ?? '');
		button.addEventListener('click', () => {
			this.#acts.add(key);
			const entry = this.#root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] a`);
			entry?.focus();
		});
		item.append(button);
		return item;
	};
}
