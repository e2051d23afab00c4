import type { Day } from '../../domain/events/days.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import type { Permalink } from './permalink.ts';

/** Describes an address at which the guide once published a record, and no longer does. */
export interface FormerPermalink {
	kind: ResourceName;
	/** Id of the record. */
	id: string;
	/** Last part of the address. */
	slug: string;
	/** Last part of the address that the record has now; absent where it has no page any more. */
	movedTo?: string | undefined;
	lastPublished: Day;
}

/** Holds the last part of the address that each record has now, by resource and id. */
export type CurrentSlugs = Readonly<Record<ResourceName, ReadonlyMap<string, string>>>;

/**
 * Returns the former URLs of a guide, each with the newest one of its record, so that one step
 * leads there however often the record was renamed. Those published last come first.
 */
export function formerPermalinks(
	published: Iterable<Permalink>,
	current: CurrentSlugs,
): FormerPermalink[] {
	return [...published]
		.map(({ id, kind, slug, lastPublished }) => ({
			kind,
			id,
			slug,
			movedTo: current[kind].get(id),
			lastPublished,
		}))
		.filter(({ movedTo, slug }) => movedTo !== slug)
		.sort((a, b) => compareTexts(b.lastPublished, a.lastPublished));
}
