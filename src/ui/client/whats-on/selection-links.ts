import { type EventFilters, queryOfEventFilters } from '../../../outputs/explore/event-filters.ts';
import type { WhatsOnOptions, WhatsOnWords } from '../../../outputs/explore/whats-on-words.ts';
import { offerChosenFiles } from '../filters/file-links.ts';
import { actionOf, partOf } from '../page-parts.ts';
import type { Selection } from './selection.ts';

/**
 * Holds the links to the calendars of what is chosen: one to subscribe to where the guide has it,
 * and a file of the dates as they are known now.
 */
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
		offerChosenFiles(() => this.#selection);
	}

	show(filters: EventFilters, selection: Selection): void {
		this.#selection = selection;
		this.#say('');
		const feed = this.#options.feeds[queryOfEventFilters(filters)];
		// As `SelectionCalendars.astro` has it.
		const link = partOf(this.#root, 'subscribe') as HTMLAnchorElement;
		link.hidden = feed === undefined;
		if (feed !== undefined) link.href = this.#options.webcalOrigin + feed;
		// A file has none of those that are to be confirmed.
		const { rows, table } = selection;
		partOf(this.#root, 'calendars').hidden = !rows.some((row) => table.dates(row).length > 0);
	}

	async #save(): Promise<void> {
		if (!this.#selection) return;
		try {
			// Few visitors ask for it, and the page waits for all that it loads.
			const calendar = await import('./selection-calendar.ts');
			await calendar.saveDates(this.#selection, this.#options);
		} catch {
			this.#say(this.#words.fileFailed);
		}
	}

	#say(text: string): void {
		partOf(this.#root, 'file-note').textContent = text;
	}
}
