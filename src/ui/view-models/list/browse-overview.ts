import type { Axis } from '../../../domain/facets/axis.ts';
import { creditsOwed } from '../../../domain/credits/credits.ts';
import { browsedAxes } from '../../../guide/model/browse-lists.ts';
import type { AxisValue } from '../../../guide/model/guide-axes.ts';
import { axisHeading } from './axis-words.ts';
import { browseLinks, valueLinks } from './browse-links.ts';
import type { CountedLink, Link } from '../site/link.ts';
import { linkedCredits } from '../site/linked-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { withStructuredData } from '../site/structured-page.ts';

/** The values of an axis, or the largest of them. */
export interface AxisSection {
	/** Part of the address of the axis, and of the section. */
	axis: Axis;
	heading: string;
	links: readonly CountedLink[];
	/** The page with all of them, where these are not all. */
	all?: Link | undefined;
}

/** Holds what the guide’s places are told apart by. */
export interface BrowseOverview {
	frame: PageFrame;
	heading: string;
	introduction: string;
	sections: readonly AxisSection[];
}

/** More than these are on the page of the axis. */
const mostInSection = 12;

/** The order of the sections: where, what, then for whom. */
const sectionAxes = [
	'category',
	'destination',
	'city',
	'neighbourhood',
	'collection',
	'activity',
	'mood',
	'season',
	'travel-style',
	'families',
	'accessibility',
	'animals',
	'price',
	'theme',
] as const satisfies readonly Axis[];

/** The page that leads to all lists: of each axis the largest values. */
export function browseOverview(context: PageContext): BrowseOverview {
	const { messages, routes, site } = context;
	const { heading } = messages.browse;
	const introduction = messages.browse.introduction(site.name);
	const sections = sectionAxes.flatMap((axis) => sectionOf(context, axis));
	const frame = pageFrame(context, {
		heading,
		description: introduction,
		path: routes.browse(),
		credits: creditsOwed(
			linkedCredits(
				context,
				sections.flatMap(({ links }) => links),
			),
		),
		isIndexable: sections.length > 0,
	});
	return {
		frame: withStructuredData(context, frame, { heading }),
		heading,
		introduction,
		sections,
	};
}

/**
 * The page of each axis that has lists of its own, with all of them, and with the destinations that
 * are lists of its values.
 */
export function axisPages(context: PageContext): { axis: string; page: BrowseOverview }[] {
	const { guide, messages, routes, site } = context;
	const { lists } = browseLinks(context);
	return browsedAxes
		.filter((axis) => lists.values[axis].length > 0)
		.map((axis) => {
			const links = valueLinks(context, guide.axes.values[axis]);
			const heading = axisHeading(messages, axis);
			const introduction = messages.browse.axisIntroduction(heading, site.name);
			const frame = pageFrame(context, {
				heading,
				title: messages.pages.placesTitle(heading),
				description: introduction,
				path: routes.browseAxis(axis),
				parents: [{ href: routes.browse(), label: messages.browse.heading }],
				credits: creditsOwed(linkedCredits(context, links)),
			});
			return {
				axis,
				page: {
					frame: withStructuredData(context, frame, { heading }),
					heading,
					introduction,
					sections: [{ axis, heading, links }],
				},
			};
		});
}

function sectionOf(context: PageContext, axis: (typeof sectionAxes)[number]): AxisSection[] {
	const { guide, messages } = context;
	const { hrefOf, lists } = browseLinks(context);
	const heading = axisHeading(messages, axis);
	const linked = guide.axes.values[axis].filter((value) => hrefOf(value) !== undefined);
	// The section of destinations has those.
	const isElsewhere = (value: AxisValue) => lists.destinationOf(value) !== undefined;
	if (linked.every(isElsewhere)) return [];
	const outermost = linked.filter(({ within }) => axis !== 'category' || within === undefined);
	const links = valueLinks(context, largest(outermost, isElsewhere));
	const all = {
		href: pageOfAxis(context, axis),
		label: messages.browse.allLists(heading, linked.length),
	};
	return [{ axis, heading, links, ...(links.length < linked.length ? { all } : {}) }];
}

/**
 * In the order given.
 * @param isElsewhere Whether another section has the same list: such are only to fill up.
 */
function largest(
	values: readonly AxisValue[],
	isElsewhere: (value: AxisValue) => boolean,
): AxisValue[] {
	const size = ({ events, places }: AxisValue) => places.length + events.length;
	const ranked = [...values].sort(
		(a, b) => Number(isElsewhere(a)) - Number(isElsewhere(b)) || size(b) - size(a),
	);
	const chosen = new Set(ranked.slice(0, mostInSection));
	return values.filter((value) => chosen.has(value));
}

function pageOfAxis({ routes }: PageContext, axis: Axis): string {
	switch (axis) {
		case 'category':
			return routes.categories();
		case 'destination':
			return routes.destinations();
		case 'collection':
			return routes.collections();
		case 'theme':
			return routes.events();
		default:
			return routes.browseAxis(axis);
	}
}
