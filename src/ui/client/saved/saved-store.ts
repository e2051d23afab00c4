import {
	readSaved,
	type SavedRecord,
	writtenRecords,
} from '../../../outputs/saved/saved-records.ts';
import { savedStorageKey, storedChoice } from '../stored-choice.ts';

/** Returns what is saved; nothing where storage is off or holds something else. */
export function savedRecords(): SavedRecord[] {
	return readSaved(storedChoice(savedStorageKey) ?? '') ?? [];
}

/** Returns whether there is something in the place of the list that is no list. */
export function isSavedUnreadable(): boolean {
	const text = storedChoice(savedStorageKey);
	return Boolean(text) && readSaved(text ?? '') === undefined;
}

/** Returns whether a record is saved; the text of the list has each key once, in quotes. */
export function isSaved(key: string): boolean {
	return storedChoice(savedStorageKey)?.includes(`"${key}"`) ?? false;
}

/**
 * Changes what is saved, as other pages have it by now, and informs this page of it.
 *
 * @returns The name of the words for it where that cannot be kept.
 */
export function changeSaved(
	change: (records: readonly SavedRecord[]) => readonly SavedRecord[],
): 'off' | 'full' | undefined {
	if (storedChoice(savedStorageKey) === undefined) return 'off';
	try {
		localStorage.setItem(savedStorageKey, writtenRecords(change(savedRecords())));
	} catch {
		return 'full';
	}
	dispatchEvent(new Event('savedchange'));
	return undefined;
}

/** Calls back when what is saved changes, on this page or on another, or may have. */
export function onSavedChange(update: () => void): void {
	addEventListener('savedchange', update);
	addEventListener('storage', ({ key }) => {
		if (key === savedStorageKey || key === null) update();
	});
	addEventListener('pageshow', ({ persisted }) => {
		if (persisted) update();
	});
}
