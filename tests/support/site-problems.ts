import {
	SiteValidator,
	type ValidatedPage,
} from '../../src/outputs/structured-data/validate-site.ts';
import type { ValidationProblem } from '../../src/outputs/structured-data/validation-problem.ts';

/** Returns what is wrong with the structured data of several pages together. */
export function siteProblems(pages: Iterable<ValidatedPage>): ValidationProblem[] {
	const validator = new SiteValidator();
	for (const page of pages) validator.add(page);
	return validator.problems();
}
