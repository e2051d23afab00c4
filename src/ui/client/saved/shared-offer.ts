import notices from 'virtual:waymark/save-notices';
import { countInWords } from '../../../i18n/messages/filled-in.ts';
import type { KnownRecord } from '../../../outputs/saved/known-records.ts';
import { savedAddress } from '../../../outputs/saved/saved-key.ts';
import { withRecord } from '../../../outputs/saved/saved-records.ts';
import { actionOf, partOf } from '../page-parts.ts';
import type * as KnownGuide from './known-guide.ts';
import { showNotice } from './notice.ts';
import { saveButton } from './save-button.ts';
import { plainEntry } from './saved-entry.ts';
import { changeSaved } from './saved-store.ts';

/** Holds what an address shares. */
interface Shared {
	/** Number of records that it names. */
	count: number;
	/** Records that the guide has, in their order. */
	records: readonly KnownRecord[];
}

/**
 * Shows a list that was shared, and offers to save all of it at the end of the visitor's own: what
 * is there already stays as it is.
 *
 * @param section Has the parts of `SharedRecords.astro`.
 */
export function offerShared(
	section: HTMLElement,
	{ count, records }: Shared,
	settings: KnownGuide.FactSettings,
	addFacts: typeof KnownGuide.addFacts,
): void {
	const { locale, words } = settings;
	const unknown = count - records.length;
	partOf(section, 'shared-note').textContent = [
		countInWords(records.length, words.sharedEntry, words.sharedEntries, locale),
		unknown > 0 ? countInWords(unknown, words.unknownEntry, words.unknownEntries, locale) : '',
	].join(' ');
	partOf(section, 'shared-rows').replaceChildren(
		...records.map((record) => {
			const item = plainEntry(record, record);
			addFacts(partOf(item, 'texts'), record, { nowMs: Date.now() }, settings);
			item.append(saveButton(record.path, record.name) ?? '');
			return item;
		}),
	);
	const saveAll = actionOf(section, 'save-shared');
	saveAll.hidden = records.length === 0;
	saveAll.onclick = () => {
		const fault = changeSaved((saved) => records.map(asSaved).reduce(withRecord, [...saved]));
		showNotice(fault ? notices[fault] : notices.kept);
		if (!fault) close(section);
	};
	actionOf(section, 'close-shared').onclick = () => {
		close(section);
	};
	section.hidden = false;
}

/** Returns a record as it is saved now. */
export function asSaved({ key, name, path }: KnownRecord) {
	const below = savedAddress(path)?.path ?? '';
	return { key, name, path: below, savedAt: new Date().toISOString() };
}

/**
 * Drops the offer: the address shares nothing any more, and whoever keeps it keeps the page of
 * their own list.
 */
function close(section: HTMLElement): void {
	history.replaceState(history.state, '', location.pathname);
	section.hidden = true;
	partOf(section, 'shared-rows').replaceChildren();
	document.getElementById('own-list')?.focus();
}
