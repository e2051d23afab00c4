import type { IdReference, ItemListLeaf, WebPageLeaf } from 'schema-dts';
import { dayInZone } from '../../domain/events/days.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { GuideContext } from './guide-context.ts';
import { breadcrumbId, imageId, organizationId, webPageId, webSiteId } from './identity.ts';
import { node, reference } from './json-ld.ts';
import { type StatedSources, type SourceMembers, sourceMembers } from './page-sources.ts';
import { webUrl } from './web-url.ts';

/** Describes the node of a page: a `CollectionPage` for lists, else a `WebPage`. */
export type WebPageNode = Omit<WebPageLeaf, '@type' | 'sdPublisher'> &
	SourceMembers & { '@type': 'WebPage' | 'CollectionPage' };

export interface WebPage {
	guide: GuideContext;
	/** Canonical address. */
	url: string;
	type: WebPageNode['@type'];
	name: string;
	description?: string | undefined;
	hasBreadcrumb: boolean;
	hasImage: boolean;
	/**
	 * References to all images of the page, where nothing but the page itself leads to the later
	 * ones.
	 */
	images?: readonly IdReference[] | undefined;
	/** Entity that the page is about. */
	mainEntity?: IdReference | ItemListLeaf | undefined;
	/** List that the page shows beside its main entity. */
	mentions?: ItemListLeaf | undefined;
	/** Record that the page is made from. */
	source?: StatedSources | undefined;
	/** Records whose data it holds besides. */
	nestedSources?: readonly StatedSources[] | undefined;
}

/** Returns the node of the page itself, with the sources of its content. */
export function webPageNode(page: WebPage): WebPageNode {
	const { guide, url } = page;
	return node<WebPageNode>({
		'@type': page.type,
		'@id': webPageId(url),
		url: webUrl(url),
		name: oneLine(page.name),
		description: oneLine(page.description),
		inLanguage: guide.language,
		isPartOf: reference(webSiteId(guide.siteUrl)),
		publisher: reference(organizationId(guide.siteUrl)),
		breadcrumb: page.hasBreadcrumb ? reference(breadcrumbId(url)) : undefined,
		primaryImageOfPage: page.hasImage ? reference(imageId(url, 1)) : undefined,
		image: page.images,
		mainEntity: page.mainEntity,
		mentions: page.mentions,
		...sourceMembers(
			page.source ?? {},
			page.nestedSources ?? [],
			url,
			dayInZone(guide.nowMs, guide.timeZone),
		),
	});
}
