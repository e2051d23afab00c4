import type { DiscoverySettings } from '../content-service/discovery.ts';
import type { ExchangeLimits } from '../content-service/exchange.ts';

/** Where the content comes from and how it is read; the README has a line on each. */
export interface ServiceSettings {
	/** Without an address the sample service of the project is started and read. */
	url: string | undefined;
	token: string | undefined;
	/** Requests under way at once. */
	concurrency: number;
	/** IANA time zone of the guide. */
	timeZone: string;
	limits: ExchangeLimits;
	maxRetries: number;
	/** The share of listed places and events which may fail before nothing is published. */
	mostFailures: number;
	discovery: DiscoverySettings;
	snapshotPath: string;
	reportPath: string;
}
