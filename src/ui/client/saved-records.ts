import notices from 'virtual:waymark/save-notices';
import { minuteMs } from '../../i18n/durations.ts';
import { countInWords, filledIn } from '../../i18n/messages/filled-in.ts';
import type { KnownRecord } from '../../outputs/saved/known-records.ts';
import type { SavedMoment, SavedOrder } from '../../outputs/saved/saved-order.ts';
import type { SavedPageWords } from '../../outputs/saved/saved-page-words.ts';
import { type SavedRecord, withMoved, withNote } from '../../outputs/saved/saved-records.ts';
import { listOfFragment } from '../../outputs/saved/shared-list.ts';
import { partOf } from './page-parts.ts';
import type * as KnownGuide from './saved/known-guide.ts';
import { showNotice } from './saved/notice.ts';
import { keptState } from './saved/kept-state.ts';
import { offerTools } from './saved/list-tools.ts';
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
import { whileTimePasses } from './ticking.ts';
import { visitorPosition } from './visitor-position.ts';

/**
 * Shows the list of what is saved in this browser. Its parts are those of `SavedRecords.astro`;
 * `data-words` has the `SavedPageWords`, `data-places` and `data-events` are addresses of tables.
 */
class SavedRecordsList extends HTMLElement {
	#guide: typeof KnownGuide | undefined;
	#recordOf: ((key: string) => KnownRecord | undefined) | undefined;
	#order: SavedOrder = 'own';
	#position: SavedMoment['position'];
	// Written by the build, from the type that is named here.
	readonly #words = JSON.parse(this.dataset.words ?? '{}') as SavedPageWords;
	readonly #page = this.closest<HTMLElement>('[data-locale]')?.dataset;
	readonly #settings = {
		words: this.#words,
		locale: this.#page?.locale ?? 'en',
		timeZone: this.#page?.timeZone ?? 'UTC',
	};

	connectedCallback(): void {
		this.hidden = false;
		void this.#load();
	}

	async #load(): Promise<void> {
		await readyToMark();
		partOf(this, 'order').addEventListener('change', (event) => void this.#reorder(event));
		offerTools(this, this.#words, this.#settings.locale);
		this.#show();
		onSavedChange(this.#show);
		const showShared = () => void this.#showShared();
		addEventListener('hashchange', showShared);
		showShared();
		if (savedRecords().length > 0) await this.#learn();
	}

	/** Learns what the guide has of its records, which few visitors of the page need. */
	async #learn(): Promise<boolean> {
		try {
			this.#guide ??= await import('./saved/known-guide.ts');
			if (this.#recordOf) return true;
			this.#recordOf = await this.#guide.loadKnownRecords(this.dataset);
			if (!this.querySelector('textarea:focus')) this.#draw();
			whileTimePasses(this.#follow, false);
			return true;
		} catch (error) {
			console.error(error);
			this.#say(this.#words.factsFailed);
			return false;
		}
	}

	/** Offers what the address of the page shares. */
	async #showShared(): Promise<void> {
		const keys = listOfFragment(location.hash);
		if (!keys) return;
		const [{ offerShared }, isKnown] = await Promise.all([
			import('./saved/shared-offer.ts'),
			this.#learn(),
		]);
		if (!isKnown || !this.#guide || !this.#recordOf) return;
		const { addFacts } = this.#guide;
		const records = keys.flatMap((key) => this.#recordOf?.(key) ?? []);
		offerShared(partOf(this, 'shared'), { count: keys.length, records }, this.#settings, addFacts);
	}

	/** Draws the list anew, but not under the hands of whoever writes a note. */
	readonly #show = () => {
		if (this.querySelector('textarea:focus')) return;
		this.#say(this.#state(this.#draw()));
	};

	#draw(): readonly SavedRecord[] {
		const records = savedRecords();
		const list = partOf(this, 'rows');
		const restore = keptState(list);
		const shown = this.#inOrder(records);
		list.replaceChildren(...shown.map((one, at) => this.#entry(one, at, records.length)));
		partOf(this, 'bar').hidden = records.length === 0;
		partOf(this, 'empty').hidden = records.length > 0;
		restore();
		if (records.length > 0 && !this.#guide) void this.#learn();
		return records;
	}

	#inOrder(records: readonly SavedRecord[]): readonly SavedRecord[] {
		if (!this.#guide) return records;
		const recordOf = ({ key }: SavedRecord) => this.#recordOf?.(key);
		return this.#guide.inSavedOrder(records, this.#order, recordOf, this.#moment());
	}

	#moment(): SavedMoment {
		return { nowMs: Date.now(), position: this.#position };
	}

	#state(records: readonly SavedRecord[]): string {
		const words = this.#words;
		if (storedChoice('') === undefined) return notices.off;
		if (isSavedUnreadable()) return words.unreadable;
		if (records.length === 0) return '';
		return countInWords(records.length, words.entry, words.entries, this.#settings.locale);
	}

	#entry(record: SavedRecord, at: number, count: number): HTMLElement {
		const known = this.#recordOf?.(record.key);
		const item = plainEntry(record, known);
		const isMovable = count > 1 && this.#order === 'own';
		const place = { isFirst: at === 0, isLast: at === count - 1, isMovable };
		if (known) {
			this.#guide?.addFacts(partOf(item, 'texts'), known, this.#moment(), this.#settings);
		} else if (this.#recordOf) {
			void isGone(record.path).then((gone) => {
				const over = record.path.startsWith('events/') ? this.#words.over : '';
				partOf(item, 'standing').textContent = gone ? this.#words.gone : over;
			});
		}
		addTools(item, record, place, this.#words, { move: this.#move, note: this.#note });
		return item;
	}

	/** Updates which places are open. */
	readonly #follow = () => {
		for (const item of this.querySelectorAll<HTMLElement>('[data-key]')) {
			const known = this.#recordOf?.(item.dataset.key ?? '');
			if (known?.type === 'place') {
				this.#guide?.updateHours(item, known, this.#moment(), this.#settings);
			}
		}
	};

	readonly #reorder = async ({ currentTarget }: Event) => {
		// As the component has it.
		const select = currentTarget as HTMLSelectElement;
		if (select.value === 'distance') {
			this.#say(this.#words.locating);
			const found = await visitorPosition(5 * minuteMs, false);
			if (typeof found === 'string') showNotice(this.#words[found]);
			else this.#position = found;
			if (!this.#position) select.value = this.#order;
		}
		this.#order = select.value as SavedOrder;
		this.#show();
	};

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
