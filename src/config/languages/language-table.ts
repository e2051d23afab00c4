/** Describes what the other languages have to know of one: where its pages are. */
export interface LanguagePages {
	/** Tag of the language (BCP 47). */
	tag: string;
	/** Language of its texts. */
	contentLanguage: string;
	/** Path of the guide in this language, with a slash at both ends. */
	base: string;
	/** Paths below it that other languages have as well, such as `map/`. */
	pages: readonly string[];
	/**
	 * Kind, id and slug of each record that has a page, and a digest of its texts; an empty one where
	 * there is none to be translated.
	 */
	records: readonly (readonly [kind: string, id: string, slug: string, digest: string])[];
}

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
	readonly #own: LanguagePages | undefined;
	readonly #idsBySlug: ReadonlyMap<string, string>;
	readonly #records = new Map<LanguagePages, Map<string, { path: string; digest: string }>>();

	/** @param tag Tag of the language whose pages are looked at. */
	constructor(languages: readonly LanguagePages[], tag: string) {
		this.#languages = languages;
		this.#own = languages.find((language) => language.tag === tag);
		this.#idsBySlug = new Map(
			this.#own?.records.map(([kind, id, slug]) => [`${kind}/${slug}`, `${kind}/${id}`]),
		);
		for (const language of languages) {
			const records = language.records.map(
				([kind, id, slug, digest]) =>
					[`${kind}/${id}`, { path: `${kind}/${encodeURIComponent(slug)}/`, digest }] as const,
			);
			this.#records.set(language, new Map(records));
		}
	}

	/** Returns the path of the first language, of which the others have translations. */
	get firstBase(): string {
		return this.#languages[0]?.base ?? '/';
	}

	/** Returns the decoded paths of all pages of other languages that a page may link to. */
	get pathsElsewhere(): string[] {
		return this.#languages
			.filter((language) => language !== this.#own)
			.flatMap(({ base, pages, records }) => [
				base,
				...pages.map((page) => base + page),
				...records.map(([kind, , slug]) => `${base}${kind}/${slug}/`),
			]);
	}

	/** Returns the paths of the other languages that lie below that of this one. */
	get basesBelow(): string[] {
		const { base: own = '' } = this.#own ?? {};
		return this.#languages
			.map(({ base }) => base)
			.filter((base) => base !== own && base.startsWith(own));
	}

	/** Returns where the page at a path is in each language; `undefined` for a guide of one. */
	of(path: string): PageInLanguages | undefined {
		const own = this.#own;
		if (own === undefined || !path.startsWith(own.base)) return undefined;
		const below = path.slice(own.base.length);
		const [kind = '', slug = ''] = decodeURIComponent(below).split('/');
		const key = this.#idsBySlug.get(`${kind}/${slug}`);
		const isWhole = below.split('/').length === (key === undefined ? 2 : 3) || below === '';
		const links = this.#languages.map((language): LanguageLink =>
			language === own
				? { tag: language.tag, href: path, isSame: true }
				: this.#linkIn(language, below, key),
		);
		const digests = this.#languages.map(
			(language) => (key === undefined ? '' : this.#records.get(language)?.get(key)?.digest) ?? '',
		);
		const isFirst = (index: number) => {
			const digest = digests[index] ?? '';
			return digest === '' || digests.indexOf(digest) === index;
		};
		const place = this.#languages.indexOf(own);
		const translations = links.filter(({ isSame }, index) => isSame && isFirst(index));
		const isClaimed = isWhole && isFirst(place) && translations.length > 1;
		const original = this.#languages[digests.indexOf(digests[place] ?? '')];
		return {
			links,
			translations: isClaimed ? translations.map(({ href, tag }) => ({ href, tag })) : [],
			textLanguage: isFirst(place) ? undefined : original?.contentLanguage,
		};
	}

	#linkIn(language: LanguagePages, below: string, key: string | undefined): LanguageLink {
		const { base, pages, tag } = language;
		const record = key === undefined ? undefined : this.#records.get(language)?.get(key);
		if (record) return { tag, href: base + record.path, isSame: true };
		const isShared = this.#own?.pages.includes(below) === true && pages.includes(below);
		if (below === '' || isShared) return { tag, href: base + below, isSame: true };
		const segments = below.split('/').slice(0, -2);
		const above = segments.map((_, index) => `${segments.slice(0, index + 1).join('/')}/`);
		return {
			tag,
			href: base + (above.findLast((page) => pages.includes(page)) ?? ''),
			isSame: false,
		};
	}
}
