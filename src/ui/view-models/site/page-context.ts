import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import type { FormerPermalink } from '../../../guide/permalinks/former-permalinks.ts';
import type { InstantOfDay } from '../../../domain/events/days.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { ImageCopies } from '../../../domain/images/image-copy.ts';
import type { LanguageTable } from '../../../config/languages/language-table.ts';
import type { CoastFile } from '../../../outputs/coast/coast-file.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import type { Routes } from '../../../config/routes.ts';
import type { Site } from '../../../config/site.ts';

/**
 * Holds what the page of a record is made with, besides the record and what of the guide it is
 * given: neither other records nor the time of day. A page is taken from an earlier build where all
 * of this is the same (`context-digest.ts`).
 */
export interface RecordContext {
	site: Site;
	routes: Routes;
	messages: Messages;
	/** Instant for which the site is built. */
	now: InstantOfDay;
	/** Pages of the guide in its other languages; absent where it has one. */
	languages?: LanguageTable | undefined;
	/** Images that the guide serves itself. */
	imageCopies: ImageCopies;
}

/**
 * Is a `RecordContext` for the pages of events. Of the time of day nothing may be asked but whether
 * a date of the event has begun or is over: what else changes on such a page has to be among its
 * surroundings (`event-page-cache-input.ts`).
 */
export interface EventContext extends RecordContext {
	/** Milliseconds since 1970. */
	now: number;
}

/** Holds what every view model is made from, besides its own record. */
export interface PageContext extends EventContext {
	guide: Guide;
	/** Addresses at which the guide once published a record, those published last first. */
	formerPermalinks: readonly FormerPermalink[];
	/** Whether it is a preview with drafts, which is not for the public. */
	showsDrafts?: boolean | undefined;
	/** Instant at which the content was read (ISO 8601). */
	contentReadAt: string;
	/** Ids that occurrences of several events bear. */
	sharedOccurrenceIds: ReadonlySet<string>;
	/** Returns the coasts around places as an earlier build has kept them, or makes them. */
	keptCoast?: ((places: readonly Coordinates[], make: () => CoastFile) => CoastFile) | undefined;
}
