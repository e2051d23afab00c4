import notices from 'virtual:waymark/save-notices';
import { readSaved, withRecord, writtenRecords } from '../../../outputs/saved/saved-records.ts';
import { offerFile } from '../offer-file.ts';
import { showNotice } from './notice.ts';
import { changeSaved, savedRecords } from './saved-store.ts';

/** Offers the visitor's list as a file, which this guide reads again in any browser. */
export function saveCopy(): void {
	offerFile(writtenRecords(savedRecords()), 'saved-list.json', 'application/json');
}

/**
 * Adds the list of such a file at the end of the visitor's own, where what is there stays as it is.
 *
 * @param field Field with the file; the same one can be chosen again.
 * @param unreadable Says that it is no such file.
 */
export async function addCopy(field: HTMLInputElement, unreadable: string): Promise<void> {
	const text = await field.files?.[0]?.text();
	field.value = '';
	if (text === undefined) return;
	const records = readSaved(text);
	const fault = records && changeSaved((saved) => records.reduce(withRecord, [...saved]));
	showNotice(records ? notices[fault ?? 'kept'] : unreadable);
}
