import notices from 'virtual:waymark/save-notices';
import { nextStart } from '../../../outputs/saved/day-changes.ts';
import { dayOfFragment, mostStops, type PlannedDay } from '../../../outputs/saved/day-fragment.ts';
import { storedChoice } from '../stored-choice.ts';
import { dayStorageKey } from './day-key.ts';
import { showNotice } from './notice.ts';
import { savedRecords } from './saved-store.ts';

/** Returns the day that is kept in this browser, with what is still saved of it. */
export function keptDay(): PlannedDay | undefined {
	const day = dayOfFragment(storedChoice(dayStorageKey) ?? '');
	const saved = new Set(savedRecords().map(({ key }) => key));
	return day && { ...day, stops: day.stops.filter(({ key }) => saved.has(key)) };
}

/**
 * Returns a day that has all that is saved.
 *
 * @param timeZone Time zone of the guide (IANA name).
 */
export function dayOfAll(timeZone: string): PlannedDay {
	const stops = savedRecords().slice(0, mostStops);
	return { ...nextStart(Date.now(), timeZone), stops: stops.map(({ key }) => ({ key })) };
}

/** Keeps the fragment of a day, `''` to forget it, and says so where that cannot be. */
export function keepDay(fragment: string): void {
	try {
		localStorage.setItem(dayStorageKey, fragment);
	} catch {
		showNotice(notices[storedChoice('') === undefined ? 'off' : 'full']);
	}
}
