import type { IdReference, ItemListLeaf, WebPageLeaf } from 'schema-dts';
import { dayInZone } from '../../domain/events/days.ts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { GuideContext } from './guide-context.ts';
import {
	breadcrumbId,
	imageId,
	organizationId,
	thingsRoot,
	webPageId,
	webSiteId,
} from './identity.ts';
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
	/** Pages that are translations of each other, itself among them, the original first. */
	translations?: readonly TranslatedPage[] | undefined;
}

export interface TranslatedPage {
	/** Canonical address. */
	url: string;
	/** Language of its interface (BCP 47). */
	language: string;
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
		...translationMembers(page),
		isPartOf: reference(webSiteId(guide.siteUrl)),
		publisher: reference(organizationId(thingsRoot(guide))),
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

/**
 * Returns what ties a page to its translations: the original names them, each of them the original.
 */
function translationMembers({
	translations = [],
	type,
	url,
}: WebPage): Pick<WebPageLeaf, 'translationOfWork' | 'workTranslation'> {
	const pageIn = (page: TranslatedPage) => ({
		'@type': type,
		'@id': webPageId(page.url),
		url: page.url,
		inLanguage: page.language,
	});
	const [original, ...others] = translations;
	if (original === undefined) return {};
	return original.url === url
		? { workTranslation: others.map(pageIn) }
		: { translationOfWork: pageIn(original) };
}
