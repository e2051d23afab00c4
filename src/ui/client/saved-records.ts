import notices from 'virtual:waymark/save-notices';
import type { SavedListWords } from '../../i18n/messages/browser-words.ts';
import { countInWords, filledIn } from '../../i18n/messages/filled-in.ts';
import { type SavedRecord, withMoved, withNote } from '../../outputs/saved/saved-records.ts';
import { partOf } from './page-parts.ts';
import { showNotice } from './saved/notice.ts';
import { keptState } from './saved/kept-state.ts';
import { addTools, plainEntry } from './saved/saved-entry.ts';
import {
	changeSaved,
	isSavedUnreadable,
	onSavedChange,
	savedRecords,
} from './saved/saved-store.ts';
import { isGone } from './saved/standing-of-page.ts';
import { storedChoice } from './stored-choice.ts';
import { readyToMark } from './text-elements.ts';

/**
 * Shows the list of what is saved in this browser. Its parts are those of `SavedRecords.astro`;
 * `data-words` has the `SavedListWords`.
 */
class SavedRecordsList extends HTMLElement {
	// Written by the build, from the type that is named here.
	readonly #words = JSON.parse(this.dataset.words ?? '{}') as SavedListWords;
	readonly #locale = this.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? 'en';

	connectedCallback(): void {
		this.hidden = false;
		void this.#load();
	}

	async #load(): Promise<void> {
		await readyToMark();
		this.#show();
		onSavedChange(this.#show);
	}

	/** Draws the list anew, but not under the hands of whoever writes a note. */
	readonly #show = () => {
		if (this.querySelector('textarea:focus')) return;
		const records = savedRecords();
		const list = partOf(this, 'rows');
		const restore = keptState(list);
		list.replaceChildren(...records.map((one, at) => this.#entry(one, at, records.length)));
		partOf(this, 'empty').hidden = records.length > 0;
		this.#say(this.#state(records));
		restore();
	};

	#state(records: readonly SavedRecord[]): string {
		const words = this.#words;
		const count = countInWords(records.length, words.entry, words.entries, this.#locale);
		if (storedChoice('') === undefined) return notices.off;
		if (isSavedUnreadable()) return words.unreadable;
		if (records.length === 0) return '';
		return count;
	}

	#entry(record: SavedRecord, at: number, count: number): HTMLElement {
		const item = this.#plain(record);
		const place = { isFirst: at === 0, isLast: at === count - 1, isMovable: count > 1 };
		addTools(item, record, place, this.#words, { move: this.#move, note: this.#note });
		return item;
	}

	#plain(record: SavedRecord): HTMLElement {
		const item = plainEntry(record);
		void isGone(record.path).then((gone) => {
			if (gone) partOf(item, 'standing').textContent = this.#words.gone;
		});
		return item;
	}

	readonly #move = ({ key, name }: SavedRecord, by: -1 | 1) => {
		const fault = changeSaved((records) => withMoved(records, key, by));
		if (fault) {
			showNotice(notices[fault]);
			return;
		}
		const records = savedRecords();
		const position = String(records.findIndex((record) => record.key === key) + 1);
		const count = String(records.length);
		this.#say(filledIn(this.#words.moved, { name, position, count }));
	};

	readonly #note = ({ key }: SavedRecord, text: string) => {
		const fault = changeSaved((records) => withNote(records, key, text));
		if (fault) showNotice(notices[fault]);
	};

	#say(text: string): void {
		const status = partOf(this, 'count');
		// What is written again is read out again.
		if (status.textContent !== text) status.textContent = text;
	}
}

customElements.define('saved-records', SavedRecordsList);
