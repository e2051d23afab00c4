import type { PageValidation } from '../structured-data/validate.ts';
import { SiteValidator } from '../structured-data/validate-site.ts';
import { isSubclassOf } from '../structured-data/vocabulary.ts';
import type { PublishedRecord } from './published-records.ts';
import type { PageProblem, SiteProblem } from './site-problem.ts';

const remedy = 'Mend the node in src/structured-data/; its tests show what it is to be.';
const noEvent = 'Without a start or a location there is no event for search engines.';

/** Holds the structured data of a site's pages against schema.org and each other, page by page, and counts what it finds. */
export class StructuredDataCheck {
	readonly #site = new SiteValidator();
	/** Nodes by type. */
	readonly nodeCounts = new Map<string, number>();
	/** Pages of records that Google shows no rich result of although their class has one, by the reason. */
	readonly withoutRichResult = new Map<string, number>();

	/**
	 * @param url Absolute address at which the page is served.
	 * @param page What its structured data says by itself; absent where it has none.
	 * @param record The record that the page is about.
	 * @returns What is wrong with the page by itself, and the addresses of its images.
	 */
	check(
		url: string,
		page: PageValidation | undefined,
		record: PublishedRecord | undefined,
	): { problems: PageProblem[]; imageUrls: string[] } {
		if (page === undefined) return { problems: [], imageUrls: [] };
		this.#site.add({ url, ...page });
		for (const { type } of page.nodes) increment(this.nodeCounts, type);
		const isEvent = page.nodes.some(({ type }) => isSubclassOf(type, 'Event'));
		if (record?.resource === 'events' && !isEvent) increment(this.withoutRichResult, noEvent);
		for (const { rule, message } of page.problems) {
			if (rule === 'no-rich-result') increment(this.withoutRichResult, message);
		}
		return {
			imageUrls: page.imageUrls,
			problems: page.problems.map(({ message, path, rule, severity }) => ({
				severity,
				rule: `structured data, ${rule}`,
				message: `${path === '' ? '' : `${path}: `}${message}`,
				remedy,
			})),
		};
	}

	/** What is wrong between pages. */
	finish(): SiteProblem[] {
		return this.#site.problems().map(({ message, path, rule, severity }) => ({
			severity,
			rule: `structured data, ${rule}`,
			page: new URL(path).pathname,
			message,
			remedy,
		}));
	}
}

function increment(counts: Map<string, number>, key: string): void {
	counts.set(key, (counts.get(key) ?? 0) + 1);
}
