import type { Day } from '../../domain/events/days.ts';
import type { SearchedText } from '../full-text-index/searched-text.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import type { ContentPolicy } from '../../config/security/content-policy.ts';
import { checkCredits, type ShownRecord } from './check-credits.ts';
import { headProblems } from './check-head.ts';
import { LinkCheck, type LinkedPart, isAddressOfContent } from './check-links.ts';
import {
	type StructuredDataOfPage,
	structuredDataOf,
	structuredDataProblems,
} from './check-structured-data.ts';
import type { FinishedPage, PageToFinish } from './finished-page.ts';
import { lastChange } from './last-change.ts';
import type { PublishedRecords } from './published-records.ts';
import type { PageProblem } from './site-problem.ts';
import type { SitemapPage } from './sitemap-page.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * Holds a page that was checked against the content, and what of it is compared with other pages.
 * One thread can send it to another.
 */
export interface CheckedPage extends PageToFinish {
	/** Problems of the page. */
	problems: PageProblem[];
	/** Content security policy that it needs. */
	policy: ContentPolicy;
	/** Ids of its elements, a line for each. */
	ids: string;
	/** Parts of pages to which its links lead. */
	parts: LinkedPart[];
	/** Path of its data beside it, decoded; `undefined` where it has none. */
	twin: string | undefined;
	searchedText: SearchedText | undefined;
	/** Content of the page; absent where it does nothing but lead on to another one. */
	content?: ContentOfPage | undefined;
}

interface ContentOfPage {
	/** Resource that the page is about, where that is a record. */
	resource: ResourceName | undefined;
	/** Whether it stands at an address whose record is no longer published. */
	isOfGoneRecord: boolean;
	/** Absent where it has none. */
	structuredData: StructuredDataOfPage | undefined;
	/** Facts about it for search engines; absent where they may not show it. */
	indexed: (SitemapPage & { title: string }) | undefined;
}

/**
 * Checks the pages of a site against the content and the files that the site has, each by itself.
 */
export class PageCheck {
	readonly #links: LinkCheck;
	readonly #paths: Set<string>;
	readonly #records: PublishedRecords;
	readonly #today: Day;

	/**
	 * @param siteRoot Absolute address of the site, with its base path and a slash at the end.
	 * @param site.paths Decoded paths of everything that is served; those of data beside pages are
	 *   added.
	 * @param site.today Day in the time zone of the guide.
	 */
	constructor(
		siteRoot: string,
		{ paths, records, today }: { paths: Set<string>; records: PublishedRecords; today: Day },
	) {
		this.#paths = paths;
		this.#links = new LinkCheck(siteRoot, paths, records.imageAddresses);
		this.#records = records;
		this.#today = today;
	}

	/** Returns the decoded paths of what is there and is linked to by the pages that were checked. */
	get reliedOn(): ReadonlySet<string> {
		return this.#links.found;
	}

	check(page: PageToFinish, finished: FinishedPage): CheckedPage {
		const { path, url } = page;
		const { facts, policy, policyProblems, searchedText, twin } = finished;
		if (twin !== undefined) this.#paths.add(twin);
		const { parts, problems } = this.#links.check(path, facts);
		const found = [...policyProblems, ...problems];
		const checked = { ...page, policy, ids: facts.ids, parts, twin, searchedText };
		if (facts.isRedirect) return { ...checked, problems: found };
		const own = this.#records.byPath.get(path);
		const shown = shownRecords(path, facts, this.#records, this.#links);
		const { validation } = finished;
		found.push(
			...headProblems(url, facts),
			...(validation ? structuredDataProblems(validation) : []),
			...checkCredits(facts, shown),
		);
		return {
			...checked,
			problems: found,
			content: {
				resource: own?.resource,
				isOfGoneRecord: this.#records.formerPaths.has(path),
				structuredData: validation && structuredDataOf(url, validation, own),
				indexed: facts.isIndexable
					? {
							title: facts.titles[0] ?? '',
							updatedAt: lastChange(
								own,
								shown.map(({ record }) => record),
								this.#today,
							),
							imageUrls: validation?.imageUrls ?? [],
						}
					: undefined,
			},
		};
	}
}

/**
 * Returns the records that a page is about or leads to from its own content, each once; the one
 * that it is about comes first.
 *
 * Addresses alone decide that: a card that forgets to say what it shows still leads to its record.
 * What a record leads to is not shown by the page.
 */
function shownRecords(
	path: string,
	{ links: addresses }: PageFacts,
	records: PublishedRecords,
	links: LinkCheck,
): ShownRecord[] {
	const own = records.byPath.get(path);
	const shown = new Map<string, ShownRecord>();
	if (own) shown.set(own.id, { record: own, images: records.imagesOf(own) });
	for (const [href, kind] of addresses) {
		if (kind !== 'main' || isAddressOfContent(href)) continue;
		const record = records.byPath.get(links.targetPath(href, path) ?? '');
		if (!record || shown.has(record.id)) continue;
		shown.set(record.id, { record, images: record.image ? [record.image] : [] });
	}
	return [...shown.values()];
}
