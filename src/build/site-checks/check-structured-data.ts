import type { PageValidation, TypedNode } from '../../outputs/structured-data/validate.ts';
import { SiteValidator } from '../../outputs/structured-data/validate-site.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';
import type { PublishedRecord } from './published-records.ts';
import type { PageProblem, SiteProblem } from './site-problem.ts';

const remedy = 'Mend the node in src/outputs/structured-data/; its tests show what it is to be.';
const noEvent = 'Without a start or a location there is no event for search engines.';

/**
 * Describes as much of the structured data of a page as is compared with that of others, or
 * counted.
 */
export interface StructuredDataOfPage {
	/** Number of nodes of the page, by type. */
	typeCounts: ReadonlyMap<string, number>;
	/** Nodes that other pages may have as well. */
	sharedNodes: readonly TypedNode[];
	/** Ids of nodes which another page has to define. */
	crossPageReferences: readonly string[];
	/**
	 * Reason why Google shows no rich result of the page although the class of its record has one.
	 */
	withoutRichResult: readonly string[];
}

/**
 * Returns what the structured data of a page says to other pages.
 *
 * @param url Absolute address at which the page is served.
 * @param page What its structured data says by itself.
 * @param record The record that the page is about.
 */
export function structuredDataOf(
	url: string,
	{ crossPageReferences, nodes, problems }: PageValidation,
	record: PublishedRecord | undefined,
): StructuredDataOfPage {
	const typeCounts = new Map<string, number>();
	for (const { type } of nodes) increment(typeCounts, type);
	const isEvent = nodes.some(({ type }) => isSubclassOf(type, 'Event'));
	return {
		typeCounts,
		sharedNodes: nodes.filter(({ id }) => id !== undefined && !id.startsWith(`${url}#`)),
		crossPageReferences,
		withoutRichResult: [
			...(record?.resource === 'events' && !isEvent ? [noEvent] : []),
			...problems.filter(({ rule }) => rule === 'no-rich-result').map(({ message }) => message),
		],
	};
}

/** Returns what is wrong with the structured data of a page by itself. */
export function structuredDataProblems({ problems }: PageValidation): PageProblem[] {
	return problems.map(({ message, path, rule, severity }) => ({
		severity,
		rule: `structured data, ${rule}`,
		message: `${path === '' ? '' : `${path}: `}${message}`,
		remedy,
	}));
}

/** Checks the structured data of a site’s pages against each other, and counts what it finds. */
export class StructuredDataCheck {
	readonly #site = new SiteValidator();
	/** Nodes by type. */
	readonly nodeCounts = new Map<string, number>();
	/**
	 * Pages of records that Google shows no rich result of although their class has one, by the
	 * reason.
	 */
	readonly withoutRichResult = new Map<string, number>();

	/**
	 * Adds the structured data of a page.
	 * @param url Absolute address of a page.
	 */
	add(
		url: string,
		{ crossPageReferences, sharedNodes, typeCounts, withoutRichResult }: StructuredDataOfPage,
	): void {
		this.#site.add({ url, nodes: sharedNodes, crossPageReferences });
		for (const [type, count] of typeCounts) increment(this.nodeCounts, type, count);
		for (const reason of withoutRichResult) increment(this.withoutRichResult, reason);
	}

	/** Returns what is wrong between pages. */
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

function increment(counts: Map<string, number>, key: string, by = 1): void {
	counts.set(key, (counts.get(key) ?? 0) + by);
}
