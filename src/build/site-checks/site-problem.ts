/** Describes something that is wrong with the finished site. */
export interface SiteProblem {
	/** Severity: an error stops the build; a warning is counted. */
	severity: 'error' | 'warning';
	/** Groups problems of one kind, such as `credit`. */
	rule: string;
	/** Path of the page. */
	page: string;
	/** Sentence on what is wrong, with the record that it concerns. */
	message: string;
	/** Remedy. */
	remedy: string;
}

/** Holds what a check finds wrong with a page; the caller adds the page. */
export type PageProblem = Omit<SiteProblem, 'page'>;
