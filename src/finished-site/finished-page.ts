import { readFileSync, writeFileSync } from 'node:fs';
import type { ContentPolicy } from '../security/content-policy.ts';
import { type PageValidation, validatePage } from '../structured-data/validate.ts';
import { PolicyCheck } from './check-policy.ts';
import { withPolicy } from './own-policy.ts';
import { type PageFacts, readPage } from './page-facts.ts';
import type { PageFile } from './site-files.ts';
import type { PageProblem } from './site-problem.ts';
import { writeTwin } from './twin.ts';

export interface PageToFinish extends PageFile {
	/** Absolute address at which it is served. */
	url: string;
}

/** What a finished page says by itself, without a look at any other. */
export interface FinishedPage {
	facts: PageFacts;
	/** The content security policy that it needs, and now has. */
	policy: ContentPolicy;
	/** What is wrong with it in the light of that. */
	policyProblems: PageProblem[];
	/** Path of its data beside it, decoded; `undefined` where it has none. */
	twin: string | undefined;
	/** Of its structured data; `undefined` where it has none. */
	validation: PageValidation | undefined;
}

/**
 * Reads a page that Astro has written, narrows its content security policy to what it needs, and writes its data beside it.
 *
 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
 */
export function finishPage(page: PageToFinish, siteRoot: string): FinishedPage {
	const html = readFileSync(page.file, 'utf8');
	const { risks, ...facts } = readPage(html);
	const { policy, problems } = new PolicyCheck(siteRoot).check(page.url, { risks });
	writeFileSync(page.file, withPolicy(html, policy));
	return {
		facts,
		policy,
		policyProblems: problems,
		twin: writeTwin(page, facts),
		validation: validationOf(page.url, facts),
	};
}

/** Pages that only lead on are not held against anything. */
function validationOf(
	url: string,
	{ canonicals, isRedirect, jsonLd }: PageFacts,
): PageValidation | undefined {
	const [json] = jsonLd;
	if (json === undefined || isRedirect) return undefined;
	return validatePage({ url, canonical: canonicals[0], json });
}
