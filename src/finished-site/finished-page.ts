import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { splitAtContentDate, undatedPage } from '../kept-pages/content-date.ts';
import type { ContentPolicy } from '../security/content-policy.ts';
import { type PageValidation, validatePage } from '../structured-data/validate.ts';
import { PolicyCheck } from './check-policy.ts';
import { withPolicy } from './own-policy.ts';
import { type PageFacts, readPage } from './page-facts.ts';
import type { PageFile } from './site-files.ts';
import type { PageProblem } from './site-problem.ts';
import { twinPath, writeTwin } from './twin.ts';

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
	/** Digest of the page, where the full-text index takes something from it; `undefined` where it takes nothing. */
	searchedText: string | undefined;
}

/**
 * Reads a page as Astro has drawn it, narrows its content security policy to what it needs, and writes its data beside it.
 *
 * The folder of the page is there already; the page itself is written by the caller.
 *
 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
 */
export function finishPage(
	page: PageToFinish,
	html: string,
	siteRoot: string,
): { html: string; finished: FinishedPage } {
	const { risks, ...facts } = readPage(html);
	const { policy, problems } = new PolicyCheck(siteRoot).check(page.url, { risks });
	const withOwnPolicy = withPolicy(html, policy);
	writeTwin(page, facts);
	return {
		html: withOwnPolicy,
		finished: {
			facts,
			policy,
			policyProblems: problems,
			twin: twinPath(page, facts),
			validation: validationOf(page.url, facts),
			searchedText: searchedText(withOwnPolicy),
		},
	};
}

/** As `finishPage`, of a page that lies in its file. */
export function finishPageFile(page: PageToFinish, siteRoot: string): FinishedPage {
	const { finished, html } = finishPage(page, readFileSync(page.file, 'utf8'), siteRoot);
	writeFileSync(page.file, html);
	return finished;
}

/** All but the date of its content, which no search finds. */
function searchedText(html: string): string | undefined {
	if (!html.includes('data-pagefind-body')) return undefined;
	const page = Buffer.from(html);
	const dated = splitAtContentDate(page);
	const digest = createHash('sha256');
	for (const part of dated ? undatedPage(dated) : [page]) digest.update(part);
	return digest.digest('base64url');
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
