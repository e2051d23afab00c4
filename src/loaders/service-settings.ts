import type { DiscoverySettings } from '../content-service/discovery.ts';
import type { ExchangeLimits } from '../content-service/exchange.ts';
import type { ImageCopyLimits } from '../image-copies/copy-images.ts';

/** Whether pages show images from their sources or copies of them, and which may be copied. */
export interface ImageSettings {
	/** The sample guide shows copies in any case: its service, which serves the images, ends with the build. */
	mode: 'link' | 'local';
	/** Families of licences, such as `CC BY`. */
	licences: readonly string[];
	/** Where copies are kept between builds. */
	folder: string;
	limits: ImageCopyLimits;
}

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
	images: ImageSettings;
	snapshotPath: string;
	reportPath: string;
}
