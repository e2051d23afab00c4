import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { SearchedText } from '../full-text-index/searched-text.ts';
import type { ContentPolicy } from '../../config/security/content-policy.ts';
import { type PageValidation, validatePage } from '../../outputs/structured-data/validate.ts';
import { PolicyCheck } from './check-policy.ts';
import { withPolicy } from './own-policy.ts';
import type { PageFacts } from './page-facts.ts';
import { readPage } from './page-reading.ts';
import type { PageFile } from './site-files.ts';
import type { PageProblem } from './site-problem.ts';
import { twinPath, writeTwin } from './twin.ts';

export interface PageToFinish extends PageFile {
	/** Absolute address at which it is served. */
	url: string;
}

/** Holds what a finished page says by itself, without a look at any other. */
export interface FinishedPage {
	facts: PageFacts;
	/** Content security policy that it needs, and now has. */
	policy: ContentPolicy;
	/** Problems with it in the light of that. */
	policyProblems: PageProblem[];
	/** Path of its data beside it, decoded; `undefined` where it has none. */
	twin: string | undefined;
	/** Validation of its structured data; `undefined` where it has none. */
	validation: PageValidation | undefined;
	/** Text that the full-text index holds of it; `undefined` where that is nothing. */
	searchedText: SearchedText | undefined;
}

/**
 * Reads a page as Astro has rendered it, narrows its content security policy to what it needs, and
 * writes its data beside it.
 *
 * The folder of the page is there already; the page itself is written by the caller.
 *
 * @param html HTML in UTF-8; what is returned is another array.
 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
 */
export function finishPage(
	page: PageToFinish,
	html: Buffer,
	siteRoot: string,
): { html: Uint8Array<ArrayBuffer>; finished: FinishedPage } {
	const { jsonLd, risks, searchedText, ...facts } = readPage(html.toString());
	const [json] = jsonLd;
	const { policy, problems } = new PolicyCheck(siteRoot).check(page.url, { risks });
	if (json !== undefined && facts.twin !== undefined) writeTwin(page, json);
	return {
		html: withPolicy(html, policy),
		finished: {
			facts,
			policy,
			policyProblems: problems,
			twin: twinPath(page, facts),
			validation: json === undefined ? undefined : validationOf(page.url, facts, json),
			searchedText,
		},
	};
}

/** Finishes a page that lies in its file, as `finishPage` does. */
export function finishPageFile(page: PageToFinish, siteRoot: string): FinishedPage {
	const rendered = readFileSync(page.file);
	const { finished, html } = finishPage(page, rendered, siteRoot);
	if (!rendered.equals(html)) {
		// The page that is published may be the same file under another name, and stays as it is.
		rmSync(page.file);
		writeFileSync(page.file, html);
	}
	return finished;
}

/** Validates a page; one that only leads on is not checked. */
function validationOf(
	url: string,
	{ canonicals, isRedirect }: PageFacts,
	json: string,
): PageValidation | undefined {
	return isRedirect ? undefined : validatePage({ url, canonical: canonicals[0], json });
}
