import type { GuideContext } from './guide-context.ts';
import { webUrl } from './web-url.ts';

/** Returns the root below which things have their `@id`, which all languages of a guide share. */
export const thingsRoot = ({
	siteUrl,
	thingsUrl = siteUrl,
}: Pick<GuideContext, 'siteUrl' | 'thingsUrl'>) => thingsUrl;

/**
 * Returns the `@id` of the publisher, as the functions below do those of other nodes. Things carry
 * the id that the service gives them, below the root of things, so that it outlives a changed
 * address; documents carry their own address.
 */
export const organizationId = (siteUrl: string) => fragment(siteUrl, 'organization');
export const webSiteId = (siteUrl: string) => fragment(siteUrl, 'website');
export const logoId = (siteUrl: string) => fragment(siteUrl, 'logo');

/**
 * Returns the `@id` of a place or event.
 * @param serviceId Id such as `plc_…` or `evt_…`; an occurrence's is `occ_` and its UUID, with
 *   `-YYYYMMDD` where a rule made it.
 */
export const thingId = (siteUrl: string, serviceId: string) => fragment(siteUrl, serviceId);

/**
 * Returns the `@id` of a destination.
 * @param serviceId The id of the destination; its prefix may be missing.
 */
export const destinationId = (siteUrl: string, serviceId: string) =>
	fragment(siteUrl, `dst_${serviceId.replace(/^dst_/, '')}`);

export const webPageId = (pageUrl: string) => fragment(pageUrl, 'webpage');
export const breadcrumbId = (pageUrl: string) => fragment(pageUrl, 'breadcrumb');
export const listId = (pageUrl: string) => fragment(pageUrl, 'list');

/** Returns the id of a venue which has no page of its own. */
export const locationId = (pageUrl: string) => fragment(pageUrl, 'location');

/**
 * Returns the `@id` of an image.
 * @param position Position from 1, in display order.
 */
export const imageId = (pageUrl: string, position: number) =>
	fragment(pageUrl, `image-${position}`);

function fragment(address: string, name: string): string {
	return `${webUrl(address) ?? address}#${encodeURIComponent(name)}`;
}
