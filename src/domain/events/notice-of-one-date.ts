import { isCalledOff } from './status-words.ts';

/** Returns the kind and the words of a notice, which distinguish it from all others. */
export function noticeKey({ kind, label }: { kind: string; label: string }): string {
	return `${kind} ${label}`;
}

/**
 * Returns whether a notice must not be shown as if it were about the whole event: another date to
 * come takes place without it.
 *
 * @param upcoming The notices of each date to come, as `noticeKey` gives them.
 */
export function isOfOneDate(notice: string, upcoming: readonly (readonly string[])[]): boolean {
	return upcoming.some(
		(notices) =>
			!notices.includes(notice) && !notices.some((other) => isCalledOff(other.split(' ')[0])),
	);
}
