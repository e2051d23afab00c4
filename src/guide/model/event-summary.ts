import { type Credit, creditOf } from '../../domain/credits/credits.ts';
import { type Attendance, readAttendance } from '../../domain/events/attendance.ts';
import { isForChildren } from '../../domain/events/audience.ts';
import { isCode, type StatedCode } from '../../domain/facets/code.ts';
import { humanizeType } from '../../domain/facets/humanize-type.ts';
import { type Coordinates, coordinatesOf } from '../../domain/geo/coordinates.ts';
import type { DisplayImage } from '../../domain/images/display-image.ts';
import { leadImage } from '../../domain/images/display-images.ts';
import { freeOfCharge } from '../../domain/places/stated-price.ts';
import { type AddressWords, addressWordsOf } from '../../domain/places/address-words.ts';
import type { OtherName } from '../../domain/places/other-names.ts';
import type { EventRecord } from '../../records/event.ts';
import type { OccurrenceRecord } from '../../records/event-occurrence.ts';
import { teaserOf } from './teaser.ts';
import { textForTeaser } from './text-for-teaser.ts';

/**
 * Holds what lists, cards and other pages show of an event; its own page reads the whole record.
 */
export interface EventSummary extends AddressWords {
	id: string;
	/** Whether it is not published yet: previews with drafts alone have such records. */
	isDraft?: true | undefined;
	name: string;
	/** Other names of the event, from its attributes and metadata, as the guide says (`Fields`). */
	otherNames?: readonly OtherName[] | undefined;
	/** Sentence or two of its description, without the name before it. */
	teaser?: string | undefined;
	/** Kind of event in words, the narrowest that is stated. */
	kind?: string | undefined;
	/** Kinds that it is said to be besides, narrowest first; absent where that kind is a word. */
	widerKinds?: string[] | undefined;
	themes: string[];
	/** Code of the language in which it is held, as given. */
	language?: string | undefined;
	/** Ways in which one takes part, as far as they are stated. */
	attendance?: Attendance | undefined;
	status?: string | undefined;
	occurrences: OccurrenceRecord[];
	previousStartDate?: string | undefined;
	/** Id of the place where it takes place, whether or not that place is published. */
	placeId?: string | undefined;
	/** Id of the event that it is a part of, never its own. */
	superEventId?: string | undefined;
	coordinates?: Coordinates | undefined;
	isFree?: boolean | undefined;
	/** Whether the ages that it is stated to be for include children. */
	isForChildren?: true | undefined;
	image?: DisplayImage | undefined;
	/** Collections that it is in and that are called by a code. */
	codes?: readonly StatedCode[] | undefined;
	credit?: Credit | undefined;
	publisher?: string | undefined;
	publisherUrl?: string | undefined;
	dataLicence?: string | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

export function eventSummary(record: EventRecord): EventSummary {
	const classification = record.classification;
	const [kind, ...widerKinds] = [
		classification?.event_subtype,
		classification?.event_type,
		classification?.kind_of_event,
		record.type,
	].flatMap((stated) => humanizeType(stated) ?? []);
	return {
		id: record.id,
		name: record.name,
		teaser: teaserOf(textForTeaser(record)),
		kind,
		widerKinds: kind !== undefined && isCode(kind) ? widerKinds : undefined,
		themes: classification?.theme ?? [],
		language: record.details?.in_language,
		attendance: readAttendance(classification?.attendance_mode),
		status: record.status,
		occurrences: record.occurrences ?? [],
		previousStartDate: record.hierarchy?.previous_start_date,
		placeId: record.location?.place_id,
		superEventId:
			record.hierarchy?.super_event_id === record.id ? undefined : record.hierarchy?.super_event_id,
		...addressWordsOf({ ...record.location, street: record.location?.address }),
		coordinates: coordinatesOf(record.location),
		isFree: freeOfCharge(record.details?.is_free, record.details?.price_range),
		isForChildren: isForChildren(record.details?.available_age) || undefined,
		image: leadImage(record.images),
		credit: creditOf(record),
		publisher: record.provenance?.sd_publisher?.name,
		publisherUrl: record.provenance?.sd_publisher?.url,
		dataLicence: record.provenance?.sd_license,
		updatedAt: record.updated_at,
	};
}
