import type { ScheduledEvent } from '../../domain/events/schedule.ts';
import type { NearbyIndex } from '../../domain/geo/nearby.ts';
import type { AlikePlaces } from './alike-places.ts';
import type { Category } from './category-tree.ts';
import type { GuideFacets } from './guide-facets.ts';
import type { Grouping, GuideEvent, GuidePlace, LocatedPlace } from './guide-records.ts';
import type { PublishedNames } from './published-names.ts';
import type { SharedWebsites } from './shared-websites.ts';

/** Holds everything that is published, and how it hangs together. */
export interface Guide {
	/** Places with a page: editors' choices first, then by name. */
	places: readonly GuidePlace[];
	/** Events with a page, by name. */
	events: readonly GuideEvent[];
	/** Places which lists show: those that are in force, in the order of lists (`listOrder`). */
	listedPlaces: readonly GuidePlace[];
	/** Places whose validity is still to begin, the next one first. */
	comingPlaces: readonly GuidePlace[];
	/**
	 * Events that lists show: those with dates to come by their next date, then those without, by
	 * name.
	 */
	listedEvents: readonly GuideEvent[];
	/** Events with their dates, by name. */
	schedule: readonly ScheduledEvent<GuideEvent>[];
	/** Destinations by name. */
	destinations: readonly Grouping[];
	collections: readonly Grouping[];
	/** Collections that no category tells better, see `collectionsBesideCategories`. */
	ownCollections: readonly Grouping[];
	/** Outermost categories, each with its own below it. */
	categories: readonly Category[];
	/** Facets by which listed places and events are told apart: categories, cities, moods, facts. */
	facets: GuideFacets;
	/** Rank of each listed place (`placeRanks`), by its id. */
	ranks: ReadonlyMap<string, number>;
	placesById: ReadonlyMap<string, GuidePlace>;
	eventsById: ReadonlyMap<string, GuideEvent>;
	eventsByPlaceId: ReadonlyMap<string, readonly GuideEvent[]>;
	subEventsById: ReadonlyMap<string, readonly GuideEvent[]>;
	destinationsByMemberId: ReadonlyMap<string, readonly Grouping[]>;
	ownCollectionsByMemberId: ReadonlyMap<string, readonly Grouping[]>;
	/** Listed places by where they are. */
	nearby: NearbyIndex<LocatedPlace>;
	/** Listed places by their categories. */
	alike: AlikePlaces;
	/** Destinations and the listed places by name. */
	names: PublishedNames;
	/** Websites that places share, of all places with a page. */
	sharedWebsites: SharedWebsites;
}
