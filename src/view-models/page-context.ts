import type { FormerAddress } from '../addresses/former-addresses.ts';
import type { Guide } from '../guide/guide.ts';
import type { ImageCopies } from '../images/image-copy.ts';
import type { Messages } from '../messages/messages.ts';
import type { Routes } from '../routes.ts';
import type { Site } from '../site.ts';

/** What every view model is made from, besides its own record. */
export interface PageContext {
	guide: Guide;
	/** Addresses at which the guide once published a record, those published last first. */
	formerAddresses: readonly FormerAddress[];
	site: Site;
	routes: Routes;
	messages: Messages;
	/** The instant for which the site is built, in milliseconds since 1970. */
	now: number;
	/** When the content was read, as an ISO 8601 instant. */
	contentReadAt: string;
	/** The images that the guide serves itself. */
	imageCopies: ImageCopies;
	/** Ids that occurrences of several events bear. */
	sharedOccurrenceIds: ReadonlySet<string>;
}
