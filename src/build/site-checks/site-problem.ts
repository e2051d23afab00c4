/** Something wrong with the finished site. */
export interface SiteProblem {
	/** An error stops the build; a warning is counted. */
	severity: 'error' | 'warning';
	/** Groups problems of one kind, such as `credit`. */
	rule: string;
	/** Path of the page. */
	page: string;
	/** What is wrong, with the record that it concerns. */
	message: string;
	/** What to do about it. */
	remedy: string;
}

/** What a check finds of a page, which whoever runs it adds. */
export type PageProblem = Omit<SiteProblem, 'page'>;
