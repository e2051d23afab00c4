/** Holds what a sitemap says of a page. */
export interface SitemapPage {
	/** When what the page shows was last changed, as a date-time with offset. */
	updatedAt?: string | undefined;
	/** Absolute addresses. */
	imageUrls: readonly string[];
}
