import type { SavedListWords } from '../../../i18n/messages/browser-words.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import type { KnownRecord } from '../../../outputs/saved/known-records.ts';
import type { SavedRecord } from '../../../outputs/saved/saved-records.ts';
import { contentElement } from '../text-elements.ts';
import { saveButton } from './save-button.ts';

/** Holds what can be done with an entry of the list. */
export interface EntryActs {
	/** @param by -1 up, 1 down. */
	move: (record: SavedRecord, by: -1 | 1) => void;
	note: (record: SavedRecord, text: string) => void;
}

/** Describes where an entry stands in the list. */
export interface EntryPlace {
	isFirst: boolean;
	isLast: boolean;
	/** Whether there are others to move it among. */
	isMovable: boolean;
}

/**
 * Draws the entry of a record; where its page is gone, a word on that comes into its line.
 *
 * @param known Record as the guide has it by now.
 */
export function plainEntry(
	record: Pick<SavedRecord, 'name' | 'path'>,
	known?: KnownRecord,
): HTMLLIElement {
	const item = document.createElement('li');
	const heading = document.createElement('h3');
	const link = document.createElement('a');
	link.href = known ? known.path : import.meta.env.BASE_URL + record.path;
	link.append(contentElement('bdi', (known ?? record).name) ?? '');
	heading.append(link);
	const line = document.createElement('p');
	line.dataset.part = 'standing';
	const texts = document.createElement('div');
	texts.dataset.part = 'texts';
	texts.append(heading, line);
	item.append(texts);
	return item;
}

/** Adds to the entry of a record the buttons that move it, and its note. */
export function addTools(
	item: HTMLElement,
	record: SavedRecord,
	{ isFirst, isLast, isMovable }: EntryPlace,
	words: SavedListWords,
	acts: EntryActs,
): void {
	item.dataset.key = record.key;
	const tools = document.createElement('div');
	tools.className = 'tools';
	const { name } = record;
	const mover = (sign: string, by: -1 | 1, label: string, isAtEnd: boolean) => {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = 'button';
		button.textContent = sign;
		button.dataset.by = String(by);
		button.setAttribute('aria-label', filledIn(label, { name }));
		// A button that is disabled loses the focus.
		button.setAttribute('aria-disabled', String(isAtEnd));
		button.addEventListener('click', () => {
			if (!isAtEnd) acts.move(record, by);
		});
		return button;
	};
	if (isMovable) {
		tools.append(mover('↑', -1, words.moveUp, isFirst), mover('↓', 1, words.moveDown, isLast));
	}
	// A field shows on paper as much as it has room for.
	const printed = document.createElement('p');
	printed.className = 'printed note';
	printed.textContent = record.note ?? '';
	tools.append(noteOf(record, words, acts, printed));
	item.append(tools, printed, saveButton(`/${record.path}`, name) ?? '');
}

function noteOf(
	record: SavedRecord,
	words: SavedListWords,
	{ note }: Pick<EntryActs, 'note'>,
	printed: HTMLElement,
): HTMLElement {
	const folded = document.createElement('details');
	folded.open = record.note !== undefined;
	const summary = document.createElement('summary');
	summary.textContent = words.note;
	const field = document.createElement('textarea');
	field.className = 'control';
	field.rows = 1;
	field.value = record.note ?? '';
	field.setAttribute('aria-label', filledIn(words.noteOn, { name: record.name }));
	field.addEventListener('change', () => {
		printed.textContent = field.value;
		note(record, field.value);
	});
	folded.append(summary, field);
	return folded;
}
