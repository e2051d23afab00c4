import notices from 'virtual:waymark/save-notices';
import {
	inOrderOf,
	knownDay,
	withStay,
	withSuggestedOrder,
} from '../../../outputs/saved/day-changes.ts';
import {
	dayOfFragment,
	fragmentOfDay,
	type PlannedDay,
} from '../../../outputs/saved/day-fragment.ts';
import type { KnownRecord } from '../../../outputs/saved/known-records.ts';
import { withMoved, withRecord } from '../../../outputs/saved/saved-records.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import { actionOf, partOf } from '../page-parts.ts';
import { storedChoice } from '../stored-choice.ts';
import { readyToMark } from '../text-elements.ts';
import { dragByGrip } from './day-drag.ts';
import { dayStorageKey } from './day-key.ts';
import { dayOfAll, keepDay, keptDay } from './day-store.ts';
import { DayView } from './day-view.ts';
import { loadKnownRecords } from './known-guide.ts';
import { showNotice } from './notice.ts';
import { changeSaved, savedRecords } from './saved-store.ts';
import { shareAddress } from './share-address.ts';
import { asSaved } from './shared-offer.ts';

type RecordOf = (key: string) => KnownRecord | undefined;

/**
 * Plans the day of a visitor, which is kept in the browser, or one that the address shares, which
 * stays in the address until it is saved.
 */
export class DayPlanner {
	#recordOf: RecordOf | undefined;
	#day: PlannedDay | undefined;
	#isShared = false;
	/** Whether the order is the visitor's own, which stays when the date changes. */
	#isByHand = true;
	/** Counts the records of the day that the guide does not have. */
	#unknown = 0;
	readonly #root: HTMLElement;
	readonly #view: DayView;

	constructor(root: HTMLElement) {
		this.#root = root;
		this.#view = new DayView(root, {
			move: this.#move,
			stay: (key, minutes) => {
				this.#change((day) => withStay(day, key, minutes));
			},
			leaveOut: (key) => {
				this.#change((day) => ({ ...day, stops: day.stops.filter((stop) => stop.key !== key) }));
			},
			add: (key) => {
				this.#change((day) => ({ ...day, stops: [...day.stops, { key }] }));
			},
			setMoment: (moment) => {
				this.#change((day) => ({ ...day, ...moment }));
			},
		});
		dragByGrip(partOf(root, 'stops'), (keys) => {
			this.#isByHand = true;
			this.#change((day) => inOrderOf(day, keys));
		});
		const acts = {
			suggest: () => {
				this.#isByHand = false;
				this.#change((day) => day);
			},
			'share-day': this.#share,
			'save-day': this.#saveShared,
			'close-day': this.#leaveAddress,
			'clear-day': () => {
				keepDay('');
				this.#close();
			},
		};
		for (const [name, act] of Object.entries(acts)) {
			actionOf(root, name).addEventListener('click', act);
		}
	}

	get isOpen(): boolean {
		return this.#day !== undefined;
	}

	/**
	 * Shows the day that the address shares, else that of the visitor.
	 *
	 * @param isAskedFor Whether one is planned of all that is saved where there is none.
	 */
	async open(isAskedFor: boolean): Promise<void> {
		const recordOf = await this.#learn();
		if (!recordOf) return;
		const shared = dayOfFragment(location.hash);
		const read = shared ?? keptDay();
		this.#isShared = shared !== undefined;
		if (!read && !isAskedFor) {
			this.#close();
			return;
		}
		this.#isByHand = read !== undefined;
		const day = read ?? dayOfAll(this.#view.settings.timeZone);
		const stops = day.stops.filter(({ key }) => recordOf(key));
		this.#unknown = day.stops.length - stops.length;
		this.#day = { ...day, stops };
		if (read) this.#show();
		else this.#change((planned) => planned);
		if (isAskedFor) this.#view.heading.focus();
	}

	async #learn(): Promise<RecordOf | undefined> {
		try {
			await readyToMark();
			this.#recordOf ??= await loadKnownRecords(this.#root.dataset);
			return this.#recordOf;
		} catch (error) {
			console.error(error);
			this.#view.sayFailed();
			return undefined;
		}
	}

	#change(change: (day: PlannedDay) => PlannedDay, said = ''): void {
		if (!this.#day || !this.#recordOf) return;
		const day = change(this.#day);
		const known = knownDay(day, this.#recordOf, this.#view.settings.timeZone);
		this.#day = this.#isByHand ? day : withSuggestedOrder(day, known);
		const fragment = fragmentOfDay(this.#day);
		if (this.#isShared) history.replaceState(history.state, '', fragment);
		else keepDay(fragment);
		this.#show(said);
	}

	#show(said = ''): void {
		const [day, recordOf] = [this.#day, this.#recordOf];
		if (!day || !recordOf) return;
		const inDay = new Set(day.stops.map(({ key }) => key));
		const others = this.#isShared ? [] : savedRecords().filter(({ key }) => !inDay.has(key));
		this.#view.show({
			day,
			...knownDay(day, recordOf, this.#view.settings.timeZone),
			leftOut: others.flatMap(({ key }) => recordOf(key) ?? []),
			isShared: this.#isShared,
			takesPlace: this.#isShared && Boolean(storedChoice(dayStorageKey)),
			unknown: this.#unknown,
			said,
		});
	}

	readonly #move = (key: string, by: -1 | 1) => {
		this.#isByHand = true;
		const stops = withMoved(this.#day?.stops ?? [], key, by);
		const name = this.#recordOf?.(key)?.name ?? '';
		const position = String(stops.findIndex((stop) => stop.key === key) + 1);
		const gaps = { name, position, count: String(stops.length) };
		this.#change((day) => ({ ...day, stops }), filledIn(this.#view.words.moved, gaps));
	};

	readonly #share = () => {
		if (!this.#day) return;
		void shareAddress(new URL(fragmentOfDay(this.#day), location.href).href, document.title);
	};

	/** Saves what is shared at the end of the list, and the day in the place of the visitor's. */
	readonly #saveShared = () => {
		const { stops = [] } = this.#day ?? {};
		const records = stops.flatMap(({ key }) => this.#recordOf?.(key) ?? []);
		const fragment = location.hash;
		const fault = changeSaved((saved) => records.map(asSaved).reduce(withRecord, [...saved]));
		showNotice(notices[fault ?? 'kept']);
		if (fault) return;
		keepDay(fragment);
		this.#leaveAddress();
	};

	/** Makes the address share nothing any more, and shows the visitor's own day. */
	readonly #leaveAddress = () => {
		history.replaceState(history.state, '', location.pathname);
		void this.open(false).then(() => {
			this.#view.heading.focus();
		});
	};

	#close(): void {
		this.#day = undefined;
		this.#view.close(savedRecords().length > 1);
	}
}
