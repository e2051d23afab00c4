import { filledIn } from '../../../i18n/messages/filled-in.ts';
import { minuteMs } from '../../../i18n/durations.ts';
import type { PlannedVisit } from '../../../domain/plans/day-plan.ts';
import {
	clockOfDay,
	conflictText,
	type DayTextSettings,
	hoursOfStop,
	spanText,
	stayChoices,
	waitText,
	wayText,
} from '../../../outputs/saved/day-texts.ts';
import type { RecordStop } from '../../../outputs/saved/day-stops.ts';
import { textElement } from '../text-elements.ts';
import { plainEntry } from './saved-entry.ts';

/** Holds what can be done with a stop of a day. */
export interface StopActs {
	/** @param by -1 up, 1 down. */
	move: (key: string, by: -1 | 1) => void;
	leaveOut: (key: string) => void;
	stay: (key: string, minutes: number) => void;
}

/** Describes a stop of a day to draw. */
export interface ShownStop {
	stop: RecordStop;
	visit: PlannedVisit;
	isFirst: boolean;
	isLast: boolean;
	/** Whether one comes from another stop. */
	hasWay: boolean;
	/** Name of the stop where the way begins, unless that is the one before. */
	from: string | undefined;
}

/** Draws a stop: the way to it, its time, its hours and what speaks against it, and its buttons. */
export function dayEntry(
	{ from, hasWay, isFirst, isLast, stop, visit }: ShownStop,
	settings: DayTextSettings,
	acts: StopActs,
): HTMLLIElement {
	const { record } = stop;
	const { key, name } = record;
	const { words } = settings;
	const item = plainEntry(record, record);
	item.dataset.key = key;
	const texts = item.firstElementChild ?? item;
	const line = (text: string, className = '') => {
		const element = textElement('p', text);
		if (element) element.className = className;
		return element ?? '';
	};
	if (hasWay) texts.prepend(line(wayText(visit, from, settings), 'way'));
	texts.append(
		line(hoursOfStop(stop, settings)),
		line(waitText(visit, settings)),
		line(conflictText(stop, visit, settings), 'conflict'),
	);
	const time = document.createElement('p');
	time.className = 'day-time';
	time.textContent = visit.arrivesMs === undefined ? '–' : clockOfDay(visit.arrivesMs, settings);
	const button = (by: string, text: string, label: string, act: () => void, isOff = false) => {
		const element = document.createElement('button');
		element.type = 'button';
		element.className = 'button';
		element.textContent = text;
		element.dataset.by = by;
		element.setAttribute('aria-label', filledIn(label, { name }));
		// A button that is disabled loses the focus.
		element.setAttribute('aria-disabled', String(isOff));
		element.addEventListener('click', () => {
			if (!isOff) act();
		});
		return element;
	};
	const tools = document.createElement('div');
	tools.className = 'tools';
	const grip = document.createElement('span');
	grip.className = 'grip';
	grip.textContent = '⠿';
	// The buttons beside it do the same.
	grip.setAttribute('aria-hidden', 'true');
	const move = (by: -1 | 1) => () => {
		acts.move(key, by);
	};
	tools.append(
		grip,
		button('-1', '↑', words.moveUp, move(-1), isFirst),
		button('1', '↓', words.moveDown, move(1), isLast),
		stayField(stop, visit, settings, acts),
		button('out', words.leaveOut, words.leaveOutName, () => {
			acts.leaveOut(key);
		}),
	);
	item.prepend(time);
	item.append(tools);
	return item;
}

function stayField(
	{ record, stayMs }: RecordStop,
	{ arrivesMs, leavesMs, startsMs = leavesMs }: PlannedVisit,
	{ locale, words }: DayTextSettings,
	acts: StopActs,
): HTMLElement {
	const counted = arrivesMs === undefined ? 60 : Math.round((leavesMs - startsMs) / minuteMs);
	const minutes = stayMs === undefined ? counted || 60 : stayMs / minuteMs;
	const label = document.createElement('label');
	const field = document.createElement('select');
	field.className = 'control';
	field.dataset.by = 'stay';
	field.setAttribute('aria-label', filledIn(words.stayAt, { name: record.name }));
	const choices = [...new Set([...stayChoices, minutes])].sort((one, other) => one - other);
	field.append(
		...choices.map((choice) => {
			const text = spanText(choice * minuteMs, locale);
			return new Option(text, String(choice), false, choice === minutes);
		}),
	);
	field.addEventListener('change', () => {
		acts.stay(record.key, Number(field.value));
	});
	label.append(textElement('span', words.stay) ?? '', ' ', field);
	return label;
}
