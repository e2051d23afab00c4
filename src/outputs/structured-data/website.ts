import type { WebSiteLeaf } from 'schema-dts';
import { oneLine } from '../../guide/model/one-line.ts';
import type { GuideContext } from './guide-context.ts';
import { organizationId, webSiteId } from './identity.ts';
import { node, reference } from './json-ld.ts';
import { webUrl } from './web-url.ts';

/** The guide as a site. Google reads its name on the root page of a domain only. */
export function webSiteNode(guide: GuideContext): WebSiteLeaf {
	return node<WebSiteLeaf>({
		'@type': 'WebSite',
		'@id': webSiteId(guide.siteUrl),
		name: oneLine(guide.name),
		url: webUrl(guide.siteUrl),
		inLanguage: guide.language,
		publisher: reference(organizationId(guide.siteUrl)),
	});
}
