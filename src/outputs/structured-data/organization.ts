import type { ImageObjectLeaf, OrganizationLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { GuideContext } from './guide-context.ts';
import { logoId, organizationId } from './identity.ts';
import { node } from './json-ld.ts';
import { uniqueWebUrls, webUrl } from './web-url.ts';

/**
 * The publisher of the guide.
 *
 * @param isFull Whether to say all that is known, as the home and about pages do; elsewhere name,
 *   address and logo do.
 */
export function organizationNode(guide: GuideContext, isFull = false): OrganizationLeaf {
	return node<OrganizationLeaf>({
		'@type': 'Organization',
		'@id': organizationId(guide.siteUrl),
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
