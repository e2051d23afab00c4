import type { EventClock } from '../../domain/events/dated-event.ts';
import { dayInZone } from '../../domain/events/days.ts';
import { superEventCircles } from '../../domain/events/super-events.ts';
import type { Coordinates } from '../../domain/geo/coordinates.ts';
import { validityAt, validityOf } from '../../domain/places/validity.ts';
import type { EventRecord } from '../../records/event.ts';
import type { CollectionRecord, DestinationRecord } from '../../records/grouping.ts';
import type { PlaceRecord } from '../../records/place.ts';
import type { GroupingKind, ResourceName } from '../../records/resource-name.ts';
import { descriptionFindings, imageFindings, nameFindings } from './content-findings.ts';
import { eventFindings } from './event-findings.ts';
import type { Finding, RecordFinding } from './finding.ts';
import { locatedEvent, locatedPlace, type LocatedRecord } from './located-record.ts';
import { locationFindings, type MemberList } from './location-findings.ts';
import { placeFindings } from './place-findings.ts';
import { type ComparedPlace, samePlaceFindings } from './same-place.ts';

/** A published record. */
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
	/** The places by id, and where they are. */
	readonly #venues = new Map<string, { coordinates: Coordinates | undefined }>();
	readonly #located: LocatedRecord[] = [];
	readonly #past: LocatedRecord[] = [];
	readonly #compared: ComparedPlace[] = [];
	readonly #destinations: MemberList[] = [];
	/** By the id of the event that names them. */
	readonly #superEventIds = new Map<string, string>();

	/** @param clock The instant of the report, and the clocks of the guide. */
	constructor(clock: EventClock) {
		this.#clock = clock;
		this.#today = dayInZone(clock.nowMs, clock.timeZone);
	}

	/**
	 * Takes a record in; tells whether it is of the past, so that nothing in it is worth mending.
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

	/** When every record was taken in. */
	finish(): readonly Finding[] {
		this.findings.push(
			...locationFindings(this.#located, this.#destinations, this.#past),
			...samePlaceFindings(this.#compared),
			...circleFindings(this.#superEventIds),
		);
		return this.findings;
	}

	#addPlace(record: PlaceRecord): 'current' | 'past' {
		this.#note('places', record.id, placeFindings(record, this.#today));
		const { id, name } = record;
		const located = locatedPlace(record);
		const coordinates = located?.coordinates;
		this.#venues.set(id, { coordinates });
		if (validityAt(validityOf(record.validity), this.#today) === 'no-longer') {
			if (located) this.#past.push(located);
			return 'past';
		}
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
		const findings = eventFindings(record, this.#clock, venue);
		if (located) (findings === 'past' ? this.#past : this.#located).push(located);
		if (findings === 'past') return 'past';
		this.#note('events', id, findings);
		const superEventId = record.hierarchy?.super_event_id;
		if (superEventId !== undefined) this.#superEventIds.set(id, superEventId);
		return 'current';
	}

	#addGrouping(resource: GroupingKind, record: DestinationRecord | CollectionRecord): 'current' {
		const images = [...(record.image ? [record.image] : []), ...(record.images ?? [])];
		this.#note(resource, record.id, [
			...nameFindings(record.name),
			...imageFindings(images),
			...descriptionFindings([record.description]),
		]);
		if (resource === 'destinations') {
			const memberIds = new Set([...(record.place_ids ?? []), ...(record.places ?? [])]);
			this.#destinations.push({ name: record.name, memberIds: [...memberIds] });
		}
		return 'current';
	}

	#note(resource: ResourceName, id: string, found: readonly RecordFinding[]): void {
		for (const finding of found) this.findings.push({ resource, id, ...finding });
	}
}

function circleFindings(superEventIds: ReadonlyMap<string, string>): Finding[] {
	return superEventCircles(superEventIds).flatMap(([id, ...others]) =>
		id === undefined ? [] : [{ rule: 'part-of-itself', resource: 'events', id, others }],
	);
}
