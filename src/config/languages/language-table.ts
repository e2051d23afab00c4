import { hash } from 'node:crypto';
import { type LanguagePages, type PagesBySubject, pagesBySubject } from './pages-by-subject.ts';

/** Describes a page in another language. */
export interface LanguageLink {
	tag: string;
	/** Path of the page. */
	href: string;
	/** Whether it shows the same; else it is the nearest page above that there is. */
	isSame: boolean;
}

/** Says where a page is in other languages. */
export interface PageInLanguages {
	/** Pages of all languages in their order, its own among them. */
	links: readonly LanguageLink[];
	/**
	 * Tags and paths of those that search engines may take for translations of each other, its own
	 * among them; empty where there are none.
	 */
	translations: readonly Pick<LanguageLink, 'tag' | 'href'>[];
	/** Language of its texts where they are the same in a language before it: not translated. */
	textLanguage?: string | undefined;
}

/** Knows where the pages of a guide are in each of its languages. */
export class LanguageTable {
	readonly #languages: readonly LanguagePages[];
	readonly #pages: readonly PagesBySubject[];
	/** Place of the language whose pages are looked at among all of them. */
	readonly #place: number;

	/** @param tag Tag of the language whose pages are looked at. */
	constructor(languages: readonly LanguagePages[], tag: string) {
		this.#languages = languages;
		this.#pages = pagesBySubject(languages);
		this.#place = languages.findIndex((language) => language.tag === tag);
	}

	/** Returns the path of the first language, of which the others have translations. */
	get firstBase(): string {
		return this.#languages[0]?.base ?? '/';
	}

	/** Returns the decoded paths of all pages of other languages that a page may link to. */
	get pathsElsewhere(): string[] {
		return this.#languages.flatMap(({ base }, index) =>
			index === this.#place
				? []
				: [...(this.#pages[index]?.subjects.keys() ?? [])].map((path) => base + path),
		);
	}

	/** Returns the paths of the other languages that lie below that of this one. */
	get basesBelow(): string[] {
		const own = this.#ownBase;
		return this.#languages
			.map(({ base }) => base)
			.filter((base) => base !== own && base.startsWith(own));
	}

	/** Returns a digest of the pages of this language and of all that they show of the others. */
	get shownDigest(): string {
		const { subjects } = this.#pages[this.#place] ?? {};
		const links = [...(subjects ?? [])].map(([path]) => this.of(this.#ownBase + encoded(path)));
		// Whatever page a record or a list lacks in another language, one of these stands in.
		const overviews = this.#languages.map(({ base, lists, pages, tag }) => [
			tag,
			base,
			pages,
			lists.map(([path]) => path),
		]);
		const own = this.#languages[this.#place];
		return hash('sha256', JSON.stringify([own, overviews, links]), 'base64url');
	}

	/** Returns where the page at a path is in each language; `undefined` for a guide of one. */
	of(path: string): PageInLanguages | undefined {
		const own = this.#languages[this.#place];
		if (own === undefined || !path.startsWith(own.base)) return undefined;
		const below = decodeURIComponent(path.slice(own.base.length));
		const subjects = this.#pages[this.#place]?.subjects;
		// A further page of a list leads to the first one elsewhere.
		const subject = subjects?.get(below) ?? subjects?.get(below.replace(/(?<=\/)\d+\/$/, ''));
		const pages = this.#pages.map((of) =>
			subject === undefined ? undefined : of.pages.get(subject),
		);
		const links = this.#languages.map(({ base, tag }, index): LanguageLink => {
			if (index === this.#place) return { tag, href: path, isSame: true };
			const page = pages[index];
			const href = base + encoded(page?.path ?? this.#above(index, below));
			return { tag, href, isSame: page !== undefined };
		});
		const digests = pages.map((page) => page?.digest ?? '');
		const isFirst = (index: number) =>
			digests[index] === '' || digests.indexOf(digests[index] ?? '') === index;
		const isTranslation = (index: number) =>
			pages[index]?.isIndexed === true &&
			(isFirst(index) || this.#languages[index]?.isAlwaysTranslated === true);
		const translations = links.filter((_, index) => isTranslation(index));
		const isWhole = subjects?.has(below) === true;
		const isClaimed = isWhole && isTranslation(this.#place) && translations.length > 1;
		const original = this.#languages[digests.indexOf(digests[this.#place] ?? '')];
		return {
			links,
			translations: isClaimed ? translations.map(({ href, tag }) => ({ href, tag })) : [],
			textLanguage: isFirst(this.#place) ? undefined : original?.contentLanguage,
		};
	}

	get #ownBase(): string {
		return this.#languages[this.#place]?.base ?? '';
	}

	/** Returns the path of the nearest page above a path that another language has. */
	#above(index: number, below: string): string {
		const segments = below.split('/').slice(0, -2);
		const above = segments.map((_, count) => `${segments.slice(0, count + 1).join('/')}/`);
		return above.findLast((page) => this.#pages[index]?.subjects.has(page)) ?? '';
	}
}

function encoded(path: string): string {
	return path.split('/').map(encodeURIComponent).join('/');
}
