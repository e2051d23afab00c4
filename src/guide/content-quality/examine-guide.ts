import { type DatedEvent, datedEvent, type EventClock } from '../../domain/events/dated-event.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { dayInZone } from '../../domain/events/days.ts';
import { datesOf } from '../../domain/events/event-dates.ts';
import type { Occurrence } from '../../domain/events/occurrence.ts';
import { validityAt, validityOf } from '../../domain/places/validity.ts';
import type { EventRecord } from '../../records/event.ts';
import type { CollectionRecord, DestinationRecord } from '../../records/grouping.ts';
import type { PlaceRecord } from '../../records/place.ts';
import type { GroupingKind, ResourceName } from '../../records/resource-name.ts';
import { circleFindings } from './circle-findings.ts';
import { eventFindings } from './event-findings.ts';
import type { Finding, FindingsOfPlace, RecordFinding } from './finding.ts';
import { fitFindings, type GuideFacts } from './fit-findings.ts';
import { countedEvent, countedPlace, type GuideCounts } from './guide-counts.ts';
import { groupingFindings } from './grouping-findings.ts';
import { type CountedRecord, type HiddenShare, hiddenShares } from './hidden-shares.ts';
import { locatedEvent, locatedPlace, type LocatedRecord } from './located-record.ts';
import { locationFindings, type MemberList } from './location-findings.ts';
import { nextChangeMs } from '../model/next-change.ts';
import { isLabelledCode } from './naming-findings.ts';
import { placeFindings } from './place-findings.ts';
import { type ComparedPlace, samePlaceFindings } from './same-place.ts';
import { TodaysEvents } from './todays-pattern.ts';

/** Holds a published record beside the name of its resource. */
export type GuideRecord =
	| { resource: 'places'; record: PlaceRecord }
	| { resource: 'events'; record: EventRecord }
	| { resource: 'destinations'; record: DestinationRecord }
	| { resource: 'collections'; record: CollectionRecord };

/** Looks at the published records one by one, and at the end at what they are beside each other. */
export class GuideExamination {
	readonly findings: Finding[] = [];
	readonly #clock: EventClock;
	readonly #today: string;
	/** Places by id, and where they are. */
	readonly #venues = new Map<string, Pick<DatedEvent, 'coordinates' | 'countryCode'>>();
	readonly #located: LocatedRecord[] = [];
	readonly #past: LocatedRecord[] = [];
	readonly #compared: ComparedPlace[] = [];
	readonly #destinations: MemberList[] = [];
	readonly #facts: GuideFacts | undefined;
	readonly #counted: CountedRecord[] = [];
	readonly #todays: TodaysEvents;
	readonly #dated: { dates: readonly Occurrence[] }[] = [];
	readonly counts: GuideCounts = {
		places: { listed: 0, coming: 0, runOut: 0 },
		events: { ahead: 0, over: 0 },
		located: 0,
	};
	/** Ids of superordinate events, by the id of the event that names them. */
	readonly #superEventIds = new Map<string, string>();
	readonly #ofPlace: FindingsOfPlace;

	/**
	 * @param clock The instant of the report, and the clocks of the guide.
	 * @param facts What records are to fit; without them that is not looked at.
	 * @param ofPlace Where what was found in a place before is remembered.
	 */
	constructor(
		clock: EventClock,
		facts?: GuideFacts,
		ofPlace: FindingsOfPlace = (_, examine) => examine(),
	) {
		this.#clock = clock;
		this.#facts = facts;
		this.#ofPlace = ofPlace;
		this.#today = dayInZone(clock.nowMs, clock.timeZone);
		this.#todays = new TodaysEvents(this.#today);
	}

	/**
	 * Adds a record; returns whether it is of the past, so that nothing in it is worth mending.
	 *
	 * @param published Places come before the events that are held there.
	 */
	add(published: GuideRecord): 'current' | 'past' {
		switch (published.resource) {
			case 'places':
				return this.#addPlace(published.record);
			case 'events':
				return this.#addEvent(published.record);
			case 'destinations':
			case 'collections':
				return this.#addGrouping(published.resource, published.record);
		}
	}

	/** Returns all findings, once every record was taken in. */
	finish(): readonly Finding[] {
		this.findings.push(
			...locationFindings(this.#located, this.#destinations, this.#past),
			...samePlaceFindings(this.#compared),
			...circleFindings(this.#superEventIds),
			...this.#todays.findings(),
		);
		return this.findings;
	}

	/** Returns the instant until which the same would be found, in milliseconds since 1970. */
	get rightUntilMs(): number {
		return nextChangeMs(this.#dated, this.#clock);
	}

	/** Returns how many events are on today. */
	get todaysEventCount(): number {
		return this.#todays.count;
	}

	/**
	 * Returns the parts of the guide of which much is hidden.
	 *
	 * @param missing Ids of records that are listed, and could not be read.
	 */
	hiddenShares(missing: ReadonlySet<string>): HiddenShare[] {
		return hiddenShares(this.#counted, this.#destinations, missing);
	}

	#addPlace(record: PlaceRecord): 'current' | 'past' {
		const { id, name } = record;
		const located = locatedPlace(record);
		const coordinates = located?.coordinates;
		const countryCode = record.location?.address?.country_code;
		this.#venues.set(id, { coordinates, countryCode });
		const validity = validityAt(validityOf(record.validity), this.#today);
		const isHidden = validity === 'no-longer';
		const examine = () => [
			...placeFindings(record, this.#today),
			...(isHidden ? [] : this.#fitFindings(record, coordinates)),
		];
		this.#note('places', id, this.#ofPlace(id, examine));
		this.counts.places[isHidden ? 'runOut' : validity === 'not-yet' ? 'coming' : 'listed']++;
		this.#counted.push(countedPlace(record, isHidden));
		if (isHidden) {
			if (located) this.#past.push(located);
			return 'past';
		}
		if (coordinates !== undefined) this.counts.located++;
		this.#compared.push({
			id,
			name,
			coordinates,
			schemaType: record.schema_type,
			website: record.contact?.website,
			sameAs: record.provenance?.same_as,
		});
		if (located) this.#located.push(located);
		return 'current';
	}

	#addEvent(record: EventRecord): 'current' | 'past' {
		const { id, location } = record;
		const located = locatedEvent(record);
		const venue = this.#venues.get(location?.place_id ?? '');
		const dated = datedEvent(record, venue);
		const dates = datesOf(dated, this.#clock);
		const hasVenue = venue !== undefined;
		const findings = eventFindings(record, this.#clock, { dated, dates, hasVenue });
		this.#dated.push({ dates });
		if (located) (findings === 'past' ? this.#past : this.#located).push(located);
		this.counts.events[findings === 'past' ? 'over' : 'ahead']++;
		if (findings === 'past') return 'past';
		// Events that are over are no fault of anybody: they are hidden from no count.
		this.#counted.push(countedEvent(record));
		this.#todays.add(id, dates);
		if (dated.coordinates !== undefined) this.counts.located++;
		this.#note('events', id, [...this.#fitFindings(record, dated.coordinates), ...findings]);
		const superEventId = record.hierarchy?.super_event_id;
		if (superEventId !== undefined) this.#superEventIds.set(id, superEventId);
		return 'current';
	}

	#addGrouping(resource: GroupingKind, record: DestinationRecord | CollectionRecord): 'current' {
		this.#note(resource, record.id, groupingFindings(record));
		if (resource === 'destinations') {
			const memberIds = new Set([...(record.place_ids ?? []), ...(record.places ?? [])]);
			this.#destinations.push({ name: record.name, memberIds: [...memberIds] });
		}
		return 'current';
	}

	#fitFindings(
		{ description, editorial, metadata }: PlaceRecord | EventRecord,
		coordinates: Coordinates | undefined,
	): RecordFinding[] {
		if (this.#facts === undefined) return [];
		const descriptions = [description, editorial?.description];
		const year = this.#today.slice(0, 4);
		return fitFindings({ coordinates, descriptions, metadata }, this.#facts, year);
	}

	#note(resource: ResourceName, id: string, found: readonly RecordFinding[]): void {
		const terms = this.#facts?.terms ?? {};
		for (const finding of found) {
			if (!isLabelledCode(finding, terms)) this.findings.push({ resource, id, ...finding });
		}
	}
}
