import type {
	WebSiteLeaf,
	ImageObjectLeaf,
	OrganizationLeaf,
	BreadcrumbListLeaf,
	ListItemLeaf,
} from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { GuideContext } from './guide-context.ts';
import { organizationId, webSiteId, logoId, breadcrumbId, thingsRoot } from './identity.ts';
import { node, reference } from './json-ld.ts';
import { webUrl, uniqueWebUrls } from './web-url.ts';

export interface BreadcrumbEntry {
	name: string;
	/** Absolute address; the last entry needs none. */
	url?: string | undefined;
}

/**
 * Returns the node of the guide as a site. Google reads its name on the root page of a domain
 * only.
 */
export function webSiteNode(guide: GuideContext): WebSiteLeaf {
	return node<WebSiteLeaf>({
		'@type': 'WebSite',
		'@id': webSiteId(guide.siteUrl),
		name: oneLine(guide.name),
		url: webUrl(guide.siteUrl),
		inLanguage: guide.language,
		publisher: reference(organizationId(thingsRoot(guide))),
	});
}

/**
 * Returns the node of the publisher of the guide.
 *
 * @param isFull Whether to say all that is known, as the home and about pages do; elsewhere name,
 *   address and logo do.
 */
export function organizationNode(guide: GuideContext, isFull = false): OrganizationLeaf {
	return node<OrganizationLeaf>({
		'@type': 'Organization',
		'@id': organizationId(thingsRoot(guide)),
		name: oneLine(guide.name),
		url: webUrl(guide.siteUrl),
		logo: logoNode(guide),
		...(isFull && {
			description: oneLine(guide.description),
			sameAs: uniqueWebUrls(guide.sameAs ?? []),
			email: oneLine(guide.email),
		}),
	});
}

function logoNode(guide: GuideContext): ImageObjectLeaf | undefined {
	const url = webUrl(guide.logoUrl);
	if (url === undefined) return undefined;
	return { '@type': 'ImageObject', '@id': logoId(guide.siteUrl), url, contentUrl: url };
}

/**
 * Returns the way from the home page to a page, or `undefined` for fewer than two entries.
 *
 * Google: an address on all entries but the last, which stands for the page itself.
 */
export function breadcrumbListNode(
	pageUrl: string,
	entries: readonly BreadcrumbEntry[],
): BreadcrumbListLeaf | undefined {
	if (entries.length < 2) return undefined;
	return {
		'@type': 'BreadcrumbList',
		'@id': breadcrumbId(pageUrl),
		itemListElement: entries.map(({ name, url }, index) =>
			node<ListItemLeaf>({
				'@type': 'ListItem',
				position: index + 1,
				name: oneLine(name),
				item: index < entries.length - 1 ? webUrl(url) : undefined,
			}),
		),
	};
}
