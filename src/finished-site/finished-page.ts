import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { splitAtContentDate, undatedPage } from '../kept-pages/content-date.ts';
import type { KeptPageFiles } from '../kept-pages/kept-page-files.ts';
import type { ContentPolicy } from '../security/content-policy.ts';
import { type PageValidation, validatePage } from '../structured-data/validate.ts';
import { PolicyCheck } from './check-policy.ts';
import { withPolicy } from './own-policy.ts';
import { type PageFacts, readPage } from './page-facts.ts';
import { factsFrom, factsText } from './kept-facts.ts';
import type { PageFile } from './site-files.ts';
import type { PageProblem } from './site-problem.ts';
import { writeTwin } from './twin.ts';

export interface PageToFinish extends PageFile {
	/** Absolute address at which it is served. */
	url: string;
	/** Under which the page is kept for the next build; absent where it is not. */
	key?: string | undefined;
	/** Whether it is that of an earlier build, and finished. */
	isKept?: boolean | undefined;
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
 * Reads a page that Astro has written, narrows its content security policy to what it needs, and writes its data beside it.
 *
 * Of a page that an earlier build has finished, what that found is taken over: it follows from the page alone.
 *
 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
 * @param keptPages Where pages are kept between builds.
 */
export function finishPage(
	page: PageToFinish,
	siteRoot: string,
	keptPages?: KeptPageFiles,
): FinishedPage {
	const { isKept = false, key } = page;
	const kept = isKept && key !== undefined ? keptPages?.facts(key) : undefined;
	if (kept !== undefined) {
		const finished = factsFrom(kept);
		writeTwin(page, finished.facts);
		return finished;
	}
	const finished = finishDrawnPage(page, siteRoot);
	if (key !== undefined) {
		const dated = splitAtContentDate(readFileSync(page.file));
		if (dated) keptPages?.keepFacts(key, dated, factsText(finished));
	}
	return finished;
}

function finishDrawnPage(page: PageToFinish, siteRoot: string): FinishedPage {
	const html = readFileSync(page.file, 'utf8');
	const { risks, ...facts } = readPage(html);
	const { policy, problems } = new PolicyCheck(siteRoot).check(page.url, { risks });
	const finished = withPolicy(html, policy);
	writeFileSync(page.file, finished);
	return {
		facts,
		policy,
		policyProblems: problems,
		twin: writeTwin(page, facts),
		validation: validationOf(page.url, facts),
		searchedText: searchedText(finished),
	};
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
