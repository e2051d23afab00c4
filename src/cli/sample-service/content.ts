/** Resources of the service (service document, section 1), in the order of its list operations. */
export const resources = ['destinations', 'places', 'events', 'collections'] as const;
export type Resource = (typeof resources)[number];

/**
 * Holds the records of each resource in the service's words, in the order in which they are
 * listed.
 */
export type SampleContent = Readonly<Record<Resource, readonly object[]>>;

/** Holds what of some records is said otherwise in another language. */
export interface Translation {
	/** Texts of several records, such as kinds, by the text that each stands for. */
	readonly texts: Readonly<Record<string, string>>;
	/** Members of a record by its id; of an array, by the place in it. */
	readonly records: Readonly<Record<string, object>>;
}

/** Holds content to serve; a resource left out has no records. */
export interface ServedContent extends Partial<SampleContent> {
	/** Folder of the pictures served under `/images/`. */
	readonly imagesFolder?: string;
	/** Content in other languages, by their tags (BCP 47, in lower case). */
	readonly translations?: Readonly<Record<string, Translation>>;
}
