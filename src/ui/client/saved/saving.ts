import notices from 'virtual:waymark/save-notices';
import { savedAddress } from '../../../outputs/saved/saved-key.ts';
import { type SavedRecord, withRecord } from '../../../outputs/saved/saved-records.ts';
// Loaded at the first touch, move or key as well: a page is no heavier for it before.
import '../directions-link.ts';
import '../offline.ts';
import { saveButton, showState } from './save-button.ts';
import { showNotice } from './notice.ts';
import { changeSaved, isSaved, onSavedChange, savedRecords } from './saved-store.ts';
import { shareAddress } from './share-address.ts';

const selector = '.save, .keep > [aria-pressed]';

addButtons();
const rows = new MutationObserver(addButtons);
for (const list of document.querySelectorAll('.place-rows, .event-rows')) {
	rows.observe(list, { childList: true });
}
for (const button of document.querySelectorAll<HTMLElement>('.keep > [aria-pressed]')) {
	button.dataset.path = savedAddress(location.pathname)?.path ?? '';
}
showStates();
onSavedChange(showStates);

/** Saves the record of a button or takes it off the list; one without a state shares the page. */
export function press(button: HTMLElement): void {
	const taking = button.closest<HTMLElement>('take-along');
	if (taking) {
		// Its other buttons are those of the panel.
		if (button.dataset.action === 'ask') void takeAlong(taking);
		return;
	}
	if (!button.hasAttribute('aria-pressed')) {
		void shareAddress(location.href.replace(/#.*/, ''), pageName());
		return;
	}
	const { name = pageName(), path = '' } = button.dataset;
	const address = savedAddress(path);
	if (!address) return;
	if (isSaved(address.key)) removeSaved(address.key);
	else {
		const record = { ...address, name, savedAt: new Date().toISOString() };
		const fault = changeSaved((records) => withRecord(records, record));
		if (fault) showNotice(notices[fault]);
		else showNotice(notices.kept, { label: notices.showAll, href: savedPage });
	}
}

async function takeAlong(panel: HTMLElement): Promise<void> {
	// Neither is there on pages of a host without https.
	if (!('serviceWorker' in navigator) || !('caches' in window)) {
		showNotice(notices.off);
		return;
	}
	const { showOffer } = await import('../taken-along/taking-panel.ts');
	await showOffer(panel);
}

const savedPage = `${import.meta.env.BASE_URL}saved/`;

/** Takes a record off the list; for a while it can be put back where it was. */
function removeSaved(key: string): void {
	const before = savedRecords();
	const at = before.findIndex((record) => record.key === key);
	const record = before[at];
	if (!record) return;
	const fault = changeSaved((records) => records.filter((one) => one.key !== key));
	if (fault) {
		showNotice(notices[fault]);
		return;
	}
	showNotice(
		notices.removed.replace('{name}', () => record.name),
		{
			label: notices.undo,
			act: () => changeSaved((records) => putBack(records, record, at)),
		},
	);
}

function putBack(records: readonly SavedRecord[], record: SavedRecord, at: number): SavedRecord[] {
	const isThere = records.some(({ key }) => key === record.key);
	return isThere ? [...records] : records.toSpliced(at, 0, record);
}

/** Puts buttons on the cards of the page and on the entries of its lists that have none. */
function addButtons(): void {
	for (const item of document.querySelectorAll(':is(.card, .place-rows > li, .event-rows > li)')) {
		const link = item.querySelector<HTMLAnchorElement>('.name a, h3 a');
		if (!link || item.querySelector('.save')) continue;
		item.append(saveButton(link.pathname, link.textContent.trim()) ?? '');
	}
}

function showStates(): void {
	for (const button of document.querySelectorAll<HTMLElement>(selector)) showState(button);
}

function pageName(): string {
	return document.querySelector('h1')?.textContent.trim() ?? document.title;
}
