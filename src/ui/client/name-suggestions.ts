import { markedParts } from '../../outputs/search/marked-parts.ts';
import {
	loadNamedThings,
	type NameMatch,
	type NamedThings,
} from '../../outputs/search/named-things.ts';
import { searchAddress } from '../../outputs/search/search-state.ts';
import { markedText } from './marked-text.ts';
import { hasModifier } from './modifier-keys.ts';
import { markLanguage, readyToMark } from './text-elements.ts';

const maxSuggestions = 8;

/**
 * Makes a search field a combobox with a list of names (WAI-ARIA Authoring Practices, "Combobox",
 * list autocomplete with manual selection): arrows choose, Enter opens, Escape closes. The last
 * choice searches all texts.
 */
export class NameSuggestions {
	readonly #input: HTMLInputElement;
	readonly #search: string;
	readonly #names: string;
	readonly #list = document.createElement('div');
	readonly #status = document.createElement('p');
	/** Position of the option that is chosen, from 0; -1 for none. */
	#chosen = -1;

	/**
	 * @param input A field in a form, which the list is put into.
	 * @param names Path of the names.
	 * @param search Path of the page that searches texts.
	 */
	constructor(input: HTMLInputElement, names: string, search: string) {
		this.#input = input;
		this.#search = search;
		this.#names = names;
		this.#prepare();
		input.addEventListener('input', () => void this.#suggest());
		input.addEventListener('keydown', this.#onKey);
		input.addEventListener('blur', () => {
			this.#close();
		});
		input.addEventListener('focus', () => void this.#suggest());
		// The field keeps the focus, or the list would be gone before the click.
		this.#list.addEventListener('mousedown', (event) => {
			event.preventDefault();
		});
		void this.#suggest();
	}

	#prepare(): void {
		const input = this.#input;
		this.#list.id = 'suggestions';
		this.#list.className = 'suggestions';
		this.#list.setAttribute('role', 'listbox');
		this.#list.setAttribute('aria-label', input.getAttribute('aria-label') ?? '');
		this.#list.hidden = true;
		this.#status.className = 'visually-hidden';
		this.#status.setAttribute('role', 'status');
		input.after(this.#list, this.#status);
		input.setAttribute('role', 'combobox');
		input.setAttribute('aria-autocomplete', 'list');
		input.setAttribute('aria-controls', this.#list.id);
		input.setAttribute('aria-expanded', 'false');
	}

	/** Loads the names; returns `undefined` where they cannot be loaded now. */
	async #load(): Promise<NamedThings | undefined> {
		try {
			await readyToMark();
			return await loadNamedThings(this.#names);
		} catch {
			return undefined;
		}
	}

	async #suggest(): Promise<void> {
		const names = await this.#load();
		const query = this.#input.value.trim();
		if (query === '' || document.activeElement !== this.#input) {
			this.#close();
			return;
		}
		const found = names?.search(query, maxSuggestions) ?? [];
		const { allTexts = '{query}', noSuggestions = '', suggestionCount = '' } = names?.words ?? {};
		this.#list.replaceChildren(
			...found.map((thing) => nameOption(thing, query)),
			textsOption(this.#search, query, allTexts),
		);
		for (const [number, option] of this.#options().entries()) option.id = `suggestion-${number}`;
		this.#choose(-1);
		this.#list.hidden = false;
		this.#input.setAttribute('aria-expanded', 'true');
		this.#status.textContent =
			found.length === 0 ? noSuggestions : suggestionCount.replace('{count}', String(found.length));
	}

	readonly #onKey = (event: KeyboardEvent) => {
		if (event.isComposing) return;
		const isOpen = !this.#list.hidden;
		const count = this.#options().length;
		const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
		if (isArrow && !hasModifier(event)) {
			const step = event.key === 'ArrowDown' ? 1 : -1;
			const first = step === 1 ? -1 : 0;
			if (!isOpen) void this.#suggest();
			else this.#choose(((this.#chosen === -1 ? first : this.#chosen) + step + count) % count);
		} else if (event.key === 'Escape' && isOpen) this.#close();
		else if (event.key === 'Enter' && isOpen && this.#chosen !== -1) {
			this.#options()[this.#chosen]?.click();
		} else return;
		event.preventDefault();
	};

	#choose(number: number): void {
		this.#chosen = number;
		for (const [at, option] of this.#options().entries()) {
			option.setAttribute('aria-selected', String(at === number));
			if (at === number) option.scrollIntoView({ block: 'nearest' });
		}
		if (number === -1) this.#input.removeAttribute('aria-activedescendant');
		else this.#input.setAttribute('aria-activedescendant', `suggestion-${number}`);
	}

	#close(): void {
		this.#choose(-1);
		this.#list.hidden = true;
		this.#input.setAttribute('aria-expanded', 'false');
		this.#status.textContent = '';
	}

	#options(): HTMLAnchorElement[] {
		return [...this.#list.querySelectorAll('a')];
	}
}

function nameOption({ description, name, path }: NameMatch, query: string): HTMLAnchorElement {
	const shown = document.createElement('span');
	shown.dir = 'auto';
	markLanguage(shown, name);
	shown.append(...markedText(markedParts(name, query)));
	const small = document.createElement('small');
	small.textContent = description;
	return option(path, [shown, small]);
}

function textsOption(search: string, query: string, words: string): HTMLAnchorElement {
	const made = option(`${search}${searchAddress({ query, filters: {} })}`, [
		words.replace('{query}', () => query),
	]);
	made.className = 'all-texts';
	return made;
}

/** Returns an option that is a link, so that it can be opened in another tab as well. */
function option(href: string, content: readonly (Node | string)[]): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = href;
	link.tabIndex = -1;
	link.setAttribute('role', 'option');
	link.append(...content);
	return link;
}
