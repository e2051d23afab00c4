import type { JsonLdObject } from 'schema-dts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import {
	type BreadcrumbEntry,
	breadcrumbListNode,
	organizationNode,
	webSiteNode,
} from './site-nodes.ts';
import type { GuideContext } from './guide-context.ts';
import { imageNodes, imageReferences } from './image-object.ts';
import { itemListNode, type ItemListPage } from './item-list.ts';
import { reference } from './json-ld.ts';
import type { StatedSources } from './page-sources.ts';
import type { JsonLdGraph } from './serialise.ts';
import { type WebPage, webPageNode } from './web-page.ts';

export interface PageDescription {
	guide: GuideContext;
	/** Canonical address of the page. */
	url: string;
	/** Name of the page, as its heading says it. */
	name: string;
	description?: string | undefined;
	/** Links from the home page to this one; none for the home page itself. */
	breadcrumb?: readonly BreadcrumbEntry[];
	/** Images as the page shows them, in its order. */
	images?: readonly DisplayImage[];
	/** Place, event or destination that the page is about. */
	entity?: JsonLdObject | undefined;
	/** Entries that the page lists. */
	list?: Omit<ItemListPage, 'url'> | undefined;
	/** Record that the page is made from. */
	source?: StatedSources | undefined;
	/** Records whose data the entity nests, such as the venue of an event. */
	nestedSources?: readonly StatedSources[] | undefined;
	translations?: WebPage['translations'];
	/** Whether the page introduces the publisher, as the home and about pages do. */
	introducesPublisher?: boolean;
}

/**
 * Returns the nodes of an indexable page: publisher, site, page, breadcrumb, images, entity, in
 * this order.
 *
 * A page with neither entity nor list has no `mainEntity`. Pages that are not indexed carry no
 * structured data at all.
 */
export function pageGraph(page: PageDescription): JsonLdGraph {
	const { entity, guide, images = [], url } = page;
	const breadcrumb = breadcrumbListNode(url, page.breadcrumb ?? []);
	const list = page.list && itemListNode({ url, ...page.list });
	const entityId = entity?.['@id'];
	const webPage = webPageNode({
		guide,
		url,
		type: page.list ? 'CollectionPage' : 'WebPage',
		name: page.name,
		description: page.description,
		hasBreadcrumb: breadcrumb !== undefined,
		hasImage: images.length > 0,
		images: entityId === undefined && images.length > 1 ? imageReferences(url, images) : undefined,
		mainEntity: entityId === undefined ? list : reference(entityId),
		mentions: entityId === undefined ? undefined : list,
		source: page.source,
		nestedSources: page.nestedSources,
		translations: page.translations,
	});
	return {
		'@context': 'https://schema.org',
		'@graph': [
			organizationNode(guide, page.introducesPublisher),
			webSiteNode(guide),
			webPage,
			...(breadcrumb ? [breadcrumb] : []),
			...imageNodes(url, images),
			...(entity ? [entity] : []),
		],
	};
}
