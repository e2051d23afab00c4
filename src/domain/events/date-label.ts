import type { Running } from './running.ts';
import { isCalledOff } from './status-words.ts';

/** Names how the date that stands for an event is labelled. */
export type DateLabel = 'next' | 'planned' | Running;

/** Holds what decides the label of a date, in the page as at the build. */
export interface LabelledDate {
	beginsAtMs: number;
	/** Last instant at which it is not over. */
	endsAtMs: number;
	/** Absent when it is not known whether it still runs once it has begun. */
	running?: Running | undefined;
	/** `cancelled` or `postponed` where it does not take place. */
	state?: string | undefined;
}

export function dateLabel(
	{ beginsAtMs, endsAtMs, running, state }: LabelledDate,
	nowMs: number,
): DateLabel {
	if (isCalledOff(state)) return 'planned';
	const hasBegun = beginsAtMs <= nowMs && nowMs <= endsAtMs;
	return hasBegun && running !== undefined ? running : 'next';
}
