/** Describes something wrong with the structured data of a page. */
export interface ValidationProblem {
	/**
	 * Severity: an error is the guide's own fault; a warning is a gap of the source, or a result that
	 * Google will not show.
	 */
	severity: 'error' | 'warning';
	/** Groups problems of one kind, such as `unknown-type`. */
	rule: string;
	/** Position in the graph, such as `@graph[5].location.address`. */
	path: string;
	message: string;
}

export function error(rule: string, path: string, message: string): ValidationProblem {
	return { severity: 'error', rule, path, message };
}

export function warning(rule: string, path: string, message: string): ValidationProblem {
	return { severity: 'warning', rule, path, message };
}
