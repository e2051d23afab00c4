import { type EventFilters, queryOfEventFilters } from '../../explore/event-filters.ts';
import type { WhatsOnOptions, WhatsOnWords } from '../../explore/whats-on-words.ts';
import { actionOf, partOf } from '../page-parts.ts';
import { type Selection, hasDates, offerFile, selectionCalendar } from './selection-calendar.ts';

/** The calendars of what is chosen: one to subscribe to where the guide has it, and a file of the dates as they are known now. */
export class SelectionLinks {
	readonly #root: HTMLElement;
	readonly #options: WhatsOnOptions;
	readonly #words: WhatsOnWords;
	#selection: Selection | undefined;

	constructor(root: HTMLElement, options: WhatsOnOptions, words: WhatsOnWords) {
		this.#root = root;
		this.#options = options;
		this.#words = words;
		actionOf(root, 'save-dates').addEventListener('click', () => void this.#save());
	}

	show(filters: EventFilters, selection: Selection): void {
		this.#selection = selection;
		this.#say('');
		const feed = this.#options.feeds[queryOfEventFilters(filters)];
		// As `SelectionCalendars.astro` has it.
		const link = partOf(this.#root, 'subscribe') as HTMLAnchorElement;
		link.hidden = feed === undefined;
		if (feed !== undefined) link.href = this.#options.webcalOrigin + feed;
		partOf(this.#root, 'calendars').hidden = !hasDates(selection);
	}

	async #save(): Promise<void> {
		if (!this.#selection) return;
		try {
			const file = await selectionCalendar(this.#selection, this.#options);
			if (file === undefined) this.#say(this.#words.fileFailed);
			else offerFile(file, 'whats-on.ics');
		} catch {
			this.#say(this.#words.fileFailed);
		}
	}

	#say(text: string): void {
		partOf(this.#root, 'file-note').textContent = text;
	}
}
