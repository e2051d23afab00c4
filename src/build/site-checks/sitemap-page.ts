/** Holds what a sitemap says of a page. */
export interface SitemapPage {
	/** Date-time with offset at which what the page shows was last changed. */
	updatedAt?: string | undefined;
	/** Absolute addresses. */
	imageUrls: readonly string[];
}
