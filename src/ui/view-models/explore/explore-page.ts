import { type PlaceOrder, placeOrders } from '../../../outputs/explore/place-filters.ts';
import { formatDistance } from '../../../domain/geo/distance-words.ts';
import { roundDistances } from '../../../domain/geo/round-distances.ts';
import { type ListOrder, orderOfList } from '../../../guide/model/place-rank.ts';
import { browsedLists, type FacetSection } from '../list/browse-overview.ts';
import { filesOf, type ListPage } from '../list/list-page.ts';
import { placeFileLinks } from '../place/place-files.ts';
import { placeTableAddress } from './explored-places.ts';
import { type MapViewModel, mapView } from './map-view.ts';
import { creditsOfAnything } from '../site/all-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';

/** Describes an order of the places, with what its choice is called. */
export interface OfferedOrder {
	order: PlaceOrder;
	label: string;
}

/**
 * Describes the page of all places with filters: what its script needs, and the lists that are
 * there without script.
 */
export interface ExplorePage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	/** Address of the file of all places. */
	table: string;
	/** Beginning of the addresses of drawings. */
	covers: string;
	/** `ExploreWords` as JSON. */
	words: string;
	orders: readonly OfferedOrder[];
	/** Distances to choose from: metres and words. */
	distances: readonly { metres: number; label: string }[];
	/** `undefined` where no place has coordinates. */
	map: MapViewModel | undefined;
	/** Files of all places, from which the script makes those of the chosen ones. */
	files: ListPage['files'];
	/** Pages of the values of each facet. */
	lists: readonly FacetSection[];
}

/**
 * Metres of a walk, a ride, a drive. Offered is the round distance next to each in the units of the
 * locale.
 */
const wantedDistances = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

export function explorePage(context: PageContext): ExplorePage {
	const { guide, messages, routes, site } = context;
	const words = messages.explore;
	const count = messages.pages.placeCount(guide.listedPlaces.length);
	const introduction = words.introduction(site.name, count);
	const { credits, sections: lists } = browsedLists(context);
	const table = placeTableAddress(context);
	const frame = pageFrame(context, {
		heading: words.heading,
		description: introduction,
		path: routes.explore(),
		isIndexable: guide.listedPlaces.length > 0,
		awaitedFile: table,
		...creditsOfAnything(context, credits),
	});
	return {
		frame: withStructuredData(context, frame, { heading: words.heading }),
		heading: words.heading,
		introduction,
		table,
		covers: `${routes.home()}covers/`,
		words: JSON.stringify(words.browser),
		orders: offeredOrders(words.orders, orderOfList(guide.listedPlaces, site.locale)),
		distances: distancesIn(site.locale),
		map: mapView(context),
		files: filesOf(context, { files: placeFileLinks(context, guide.listedPlaces) }),
		lists,
	};
}

/**
 * Returns the orders to choose from. Where nothing sets places apart, the order of the guide is
 * that of names, which is offered once.
 */
function offeredOrders(
	labels: Readonly<Record<PlaceOrder | 'highlights', string>>,
	ofGuide: ListOrder,
): OfferedOrder[] {
	const labelsOfGuide = {
		choices: labels.choice,
		highlights: labels.highlights,
		name: labels.name,
	};
	return placeOrders
		.filter((order) => ofGuide !== 'name' || order !== 'name')
		.map((order) => ({
			order,
			label: order === 'choice' ? labelsOfGuide[ofGuide] : labels[order],
		}));
}

function distancesIn(locale: string): ExplorePage['distances'] {
	const round = roundDistances(locale);
	const nearest = wantedDistances.flatMap(
		(wanted) =>
			round.toSorted(
				(one, other) => Math.abs(Math.log(one / wanted)) - Math.abs(Math.log(other / wanted)),
			)[0] ?? [],
	);
	return nearest.map((metres) => ({
		metres: Math.round(metres),
		label: formatDistance(metres, locale),
	}));
}
