/** Describes what the other languages have to know of one: where its pages are. */
export interface LanguagePages {
	/** Tag of the language (BCP 47). */
	tag: string;
	/** Language of its texts. */
	contentLanguage: string;
	/** Path of the guide in this language, with a slash at both ends. */
	base: string;
	/** Decoded paths below it that other languages have as well, such as `map/`. */
	pages: readonly string[];
	/**
	 * Decoded path of each list whose URL is a word of its language, and a digest of its records with
	 * the kind of the list.
	 */
	lists: readonly (readonly [path: string, members: string])[];
	/**
	 * Kind, id and slug of each record that has a page, and a digest of its texts; an empty one where
	 * there is none to be translated.
	 */
	records: readonly (readonly [kind: string, id: string, slug: string, digest: string])[];
	/** Decoded paths below the guide that search engines are to leave out. */
	unindexed: readonly string[];
	/** Whether its pages are translations also where their texts are those of another language. */
	isAlwaysTranslated?: boolean | undefined;
}

/** Describes a page of a language that others may have as well. */
export interface SubjectPage {
	/** Decoded path below the guide in its language. */
	path: string;
	/** Digest of its texts; empty where it has none to be translated. */
	digest: string;
	/** Whether search engines may show it. */
	isIndexed: boolean;
}

/** Holds the pages of one language; those of all languages with one subject are the same page. */
export interface PagesBySubject {
	pages: ReadonlyMap<string, SubjectPage>;
	/** Subjects by the decoded paths of their pages. */
	subjects: ReadonlyMap<string, string>;
}

/**
 * Returns the pages of each language by what they are about. A record has its id, an overview its
 * path. A list is that of an earlier language at the same path, else the one that has the same
 * records, if no other of the same kind has them too.
 */
export function pagesBySubject(languages: readonly LanguagePages[]): PagesBySubject[] {
	const listSubjects = subjectsOfLists(languages);
	return languages.map((language, index) => {
		const unindexed = new Set(language.unindexed);
		const entries = [
			...['', ...language.pages].map((path) => [path, path, ''] as const),
			...language.lists.map(([path]) => [listSubjects[index]?.get(path) ?? '', path, ''] as const),
			...language.records.map(
				([kind, id, slug, digest]) => [`#${kind}/${id}`, `${kind}/${slug}/`, digest] as const,
			),
		];
		return {
			pages: new Map(
				entries.map(([subject, path, digest]) => [
					subject,
					{ path, digest, isIndexed: !unindexed.has(path) },
				]),
			),
			subjects: new Map(entries.map(([subject, path]) => [path, subject])),
		};
	});
}

/** Returns the subject of each list by its path, for each language. */
function subjectsOfLists(languages: readonly LanguagePages[]): Map<string, string>[] {
	const byPath = new Map<string, string>();
	const byMembers = new Map<string, string>();
	return languages.map(({ lists }, index) => {
		const membersOnce = new Set(uniqueMembers(lists));
		const subjects = new Map<string, string>();
		const taken = new Set<string>();
		const take = (path: string, subject: string | undefined) => {
			if (subject === undefined || taken.has(subject)) return;
			taken.add(subject);
			subjects.set(path, subject);
		};
		for (const [path] of lists) take(path, byPath.get(path));
		for (const [path, members] of lists) {
			if (!subjects.has(path) && membersOnce.has(members)) take(path, byMembers.get(members));
		}
		for (const [path, members] of lists) {
			const subject = subjects.get(path) ?? `=${index} ${path}`;
			subjects.set(path, subject);
			if (!byPath.has(path)) byPath.set(path, subject);
			if (membersOnce.has(members) && !byMembers.has(members)) byMembers.set(members, subject);
		}
		return subjects;
	});
}

function uniqueMembers(lists: LanguagePages['lists']): string[] {
	const byMembers = Map.groupBy(lists, ([, members]) => members);
	return [...byMembers].flatMap(([members, { length }]) => (length === 1 ? members : []));
}
