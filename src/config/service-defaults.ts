/** Requests to the service at once. */
export const defaultConcurrency = 16;

/** Bounds of one exchange with the service. */
export const defaultExchangeLimits = {
	connectTimeoutMs: 10_000,
	headersTimeoutMs: 30_000,
	bodyTimeoutMs: 30_000,
	maxResponseBytes: 10_000_000,
};

/** Number of further tries after a request that failed. */
export const defaultMaxRetries = 5;

/**
 * Holds where the lists are and how they are paged: our reading, as the service document shows
 * neither (section 4).
 */
export const defaultDiscoverySettings = {
	paths: {
		destinations: '/v1/destinations',
		places: '/v1/places',
		events: '/v1/events',
		collections: '/v1/collections',
	},
	pageSizeParameter: 'limit',
	pageSize: 100,
	maxPages: 10_000,
	checksTotal: true,
};

/** Says what the sync does when something is amiss; `SyncPolicy` says what each member means. */
export const defaultSyncPolicy = {
	offline: false,
	fullRead: false,
	fullReadDays: 7,
	maxFailures: 0.1,
	maxGoneShare: 0.2,
	acceptShrink: false,
	lastGoodDays: 7,
	checksClock: true,
	maxMinutes: 45,
};

/** Bounds of the copying of images; `ImageCopyLimits` says what each member means. */
export const defaultImageCopyLimits = {
	totalMs: 300_000,
	timeoutMs: 30_000,
	responseTimeoutMs: 10_000,
	maxBytes: 30_000_000,
	concurrency: 8,
};
