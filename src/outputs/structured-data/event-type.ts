import type { EventRecord } from '../../records/event.ts';
import { withoutSchemaOrg } from '../../records/schema-org-name.ts';
import { classNamed } from '../../domain/schema-org/class-name.ts';
import { isSubclassOf } from '../../domain/schema-org/vocabulary.ts';

/** A series has no dates of its own; what users do and what is broadcast is no event to go to. */
const otherFamilies = ['EventSeries', 'UserInteraction', 'PublicationEvent'];

/**
 * The class of an event: the first of subtype, type, kind and the record's own type that names one,
 * with or without `Event` at its end and whatever its case ("music" → `MusicEvent`); else `Event`.
 */
export function eventType({ classification, type }: EventRecord): string {
	const names = [
		classification?.event_subtype,
		classification?.event_type,
		classification?.kind_of_event,
		type,
	];
	return names.map(eventClass).find((name) => name !== undefined) ?? 'Event';
}

function eventClass(name: string | undefined): string | undefined {
	const word = withoutSchemaOrg(name ?? '').replace(/[\s_-]+/g, '');
	const found = [word, `${word}Event`]
		.map((candidate) => classNamed(candidate, 'Event'))
		.find((candidate) => candidate !== undefined);
	if (found === undefined || found === 'Event') return undefined;
	return otherFamilies.some((family) => isSubclassOf(found, family)) ? undefined : found;
}
