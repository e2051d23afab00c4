import type { FormerPermalink } from '../../../guide/permalinks/former-permalinks.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { Grouping } from '../../../guide/model/guide-records.ts';
import { shortened } from '../../../guide/model/teaser.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { groupingPath } from '../list/grouping-lists.ts';
import type { Link } from './link.ts';
import { listPageCount } from '../list/listed-content.ts';
import { notFoundLinks } from './not-found-page.ts';
import type { PageContext } from './page-context.ts';
import { maxDescriptionLength, pageFrame, type PageFrame } from './page-frame.ts';

/** Describes the page at an address whose record has another address now: it leads there. */
export interface MovedPage {
	language: string;
	title: string;
	description: string;
	heading: string;
	advice: string;
	/** Whether it is of a preview with drafts, which search engines are to keep away from. */
	isOfPreview?: boolean | undefined;
	/** Absolute address of the page that took its place. */
	canonical: string;
	link: Link;
}

/** Describes the page at an address whose record is no longer published. */
export interface GonePage {
	frame: PageFrame;
	heading: string;
	explanation: string;
	advice: string;
	links: readonly Link[];
}

/** Describes what stands at a former address: one of the two. */
export interface FormerAddressPage {
	/** Path below the base path, without a slash at either end and not percent-encoded. */
	path: string;
	moved?: MovedPage | undefined;
	gone?: GonePage | undefined;
}

/**
 * Returns a page for every former address that leads to a new one and, where the guide is to
 * explain them, for those that lead nowhere. Where a list has moved there is one for each of its
 * pages of today.
 */
export function formerAddressPages(context: PageContext): FormerAddressPage[] {
	const names = namesByKind(context.guide);
	const pagesOf = pageNumbers(context.guide);
	return context.formerPermalinks.flatMap((address): FormerAddressPage[] => {
		const path = `${address.kind}/${address.slug}`;
		const { id, kind, movedTo } = address;
		if (movedTo !== undefined) {
			const label = names[kind].get(id) ?? movedTo;
			return pagesOf(address).map((page) => ({
				path: page === 1 ? path : `${path}/${page}`,
				moved: movedPage(context, { href: pathOf(context, kind, movedTo, page), label }),
			}));
		}
		if (context.site.goneAddresses === 'not-found') return [];
		return [{ path, gone: gonePage(context, address) }];
	});
}

/** Describes an address that leads to another: paths with the base path, percent-encoded. */
export interface AddressMove {
	/** Last part of the former address of the record, not percent-encoded. */
	slug: string;
	from: string;
	to: string;
}

/** Returns each former address that leads to a new one, in the order of `formerAddressPages`. */
export function addressMoves(context: PageContext): AddressMove[] {
	const pagesOf = pageNumbers(context.guide);
	return context.formerPermalinks.flatMap(({ id, kind, movedTo, slug }) =>
		movedTo === undefined
			? []
			: pagesOf({ id, kind }).map((page) => ({
					slug,
					from: pathOf(context, kind, slug, page),
					to: pathOf(context, kind, movedTo, page),
				})),
	);
}

/** Returns the last parts of the addresses that a record had before. */
export function formerSlugs(
	{ formerPermalinks }: PageContext,
	kind: FormerPermalink['kind'],
	id: string,
): string[] {
	return formerPermalinks
		.filter((address) => address.kind === kind && address.id === id)
		.map(({ slug }) => slug);
}

/** @param link To the page that took its place. */
function movedPage({ messages, routes, showsDrafts, site }: PageContext, link: Link): MovedPage {
	const words = messages.pages;
	return {
		language: localeFacts(site.locale).languageTag,
		title: words.documentTitle(words.movedTitle, site.name),
		description: shortened(words.movedExplanation(link.label), maxDescriptionLength),
		heading: words.movedTitle,
		advice: words.movedAdvice,
		isOfPreview: showsDrafts,
		canonical: routes.absolute(link.href),
		link,
	};
}

function gonePage(context: PageContext, { kind, slug }: FormerPermalink): GonePage {
	const { messages, routes, site } = context;
	const words = messages.pages;
	const explanation = words.goneExplanation(site.name);
	return {
		frame: pageFrame(context, {
			heading: words.goneTitle,
			description: explanation,
			path: routes.record(kind, slug),
			parents: [{ href: routes[kind](), label: words[kind] }],
			isIndexable: false,
		}),
		heading: words.goneTitle,
		explanation,
		advice: words.notFoundAdvice,
		links: notFoundLinks(context),
	};
}

/** Returns names by kind and id: a destination and a collection may have the same id. */
function namesByKind({
	collections,
	destinations,
	events,
	places,
}: Guide): Record<FormerPermalink['kind'], ReadonlyMap<string, string>> {
	const namesOf = (records: readonly { id: string; name: string }[]) =>
		new Map(records.map(({ id, name }) => [id, name]));
	return {
		places: namesOf(places),
		events: namesOf(events),
		destinations: namesOf(destinations.map(({ summary }) => summary)),
		collections: namesOf(collections.map(({ summary }) => summary)),
	};
}

/**
 * Returns a function that returns the numbers of the pages that a record has: for destinations and
 * collections those of their lists.
 */
function pageNumbers({
	collections,
	destinations,
}: Guide): (record: Pick<FormerPermalink, 'id' | 'kind'>) => number[] {
	const countsOf = (groupings: readonly Grouping[]) =>
		new Map(groupings.map((grouping) => [grouping.summary.id, listPageCount(grouping)]));
	const counts = { collections: countsOf(collections), destinations: countsOf(destinations) };
	return ({ id, kind }) => {
		const isList = kind === 'destinations' || kind === 'collections';
		const count = isList ? counts[kind].get(id) : undefined;
		return Array.from({ length: count ?? 1 }, (_, index) => index + 1);
	};
}

function pathOf(
	context: PageContext,
	kind: FormerPermalink['kind'],
	addressSlug: string,
	page: number,
): string {
	return kind === 'destinations' || kind === 'collections'
		? groupingPath(context, kind, { addressSlug }, page)
		: context.routes.record(kind, addressSlug);
}
