import type { MemoryFiles } from '../config/memory-files.ts';
import type { Site } from '../config/site-facts.ts';
import { permalinkHistory } from '../content/permalink-store/stored-permalinks.ts';
import type { Snapshot } from '../content/snapshot/snapshot.ts';
import type { EventClock } from '../domain/events/dated-event.ts';
import { buildGuide, type GuideContent } from '../guide/model/build-guide.ts';
import { withFilterValues } from '../guide/model/filter-values.ts';
import type { Guide } from '../guide/model/guide.ts';
import { withGuideTerms } from '../guide/model/guide-terms.ts';
import { withOtherNames } from '../guide/model/named-records.ts';

/** Builds the guide from the content of a snapshot, with what the guide remembers. */
export function guideOfContent(
	content: GuideContent,
	snapshot: Snapshot,
	site: Site,
	{ addressesFile, clock }: Pick<MemoryFiles, 'addressesFile'> & { clock: EventClock },
): Guide {
	const named = withOtherNames(content, (name) => snapshot.records(name), site);
	const filtered = withFilterValues(named, () => snapshot.records('places'), site);
	const addresses = permalinkHistory(snapshot, addressesFile);
	return buildGuide(withGuideTerms(filtered, site), site.locale, clock, { addresses, ...site });
}
