import { creditsOfGuide } from './all-credits.ts';
import { dataSources } from '../../../domain/credits/data-sources.ts';
import { dateInWords } from '../../../domain/events/date-words.ts';
import type { Licence } from '../../../domain/images/display-licence.ts';
import type { DatedText } from '../place/about-information.ts';
import { dataLinks, dataSectionId } from '../list/data-links.ts';
import type { Link } from './link.ts';
import type { PageContext } from './page-context.ts';
import { pageFrame, type PageFrame } from './page-frame.ts';
import { withStructuredData } from './structured-page.ts';

/** Describes one publisher's share of the content. */
export interface SourceRow {
	publisher: string;
	href?: string | undefined;
	licence?: Licence | undefined;
	/** Count such as "12 places and 3 events". */
	count: string;
	updated?: DatedText | undefined;
}

/**
 * Describes where the guide's content comes from: every source with its licence and share, and
 * every credit.
 */
export interface AboutPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	sources: readonly SourceRow[];
	/** Credit of the dates of public holidays, where pages show them. */
	holidaySource?: { label: string; sources: readonly Link[] } | undefined;
	/** Feeds and data files, under their heading. */
	data: { id: string; heading: string; introduction: string; links: readonly Link[] };
}

/** Links to the library, with the articles that its data are taken from, and to their licence. */
const holidaySources: readonly Link[] = [
	{
		label: 'date-holidays, Wikipedia',
		href: 'https://github.com/commenthol/date-holidays/blob/master/LICENSE',
	},
	{ label: 'CC BY-SA 3.0', href: 'https://creativecommons.org/licenses/by-sa/3.0/' },
];

export function aboutPage(context: PageContext): AboutPage {
	const { guide, messages, routes, site } = context;
	const words = messages.pages;
	const groupings = [...guide.destinations, ...guide.collections].map(({ summary }) => summary);
	const introduction = words.aboutDescription(site.name);
	const frame = pageFrame(context, {
		heading: words.about,
		description: introduction,
		path: routes.about(),
		credits: creditsOfGuide(context),
	});
	return {
		frame: withStructuredData(context, frame, {
			heading: words.about,
			introducesPublisher: true,
		}),
		heading: words.about,
		introduction,
		holidaySource: site.publicHolidays
			? { label: words.holidaySource, sources: holidaySources }
			: undefined,
		data: {
			id: dataSectionId,
			heading: messages.feeds.heading,
			introduction: messages.feeds.introduction,
			links: dataLinks(context),
		},
		sources: dataSources({
			// Not those of which only the address is left.
			places: [...guide.listedPlaces, ...guide.comingPlaces],
			events: guide.events,
			groupings,
		}).map(({ lastUpdatedAt, licence, placeCount, eventCount, groupingCount, ...source }) => ({
			publisher: source.publisher ?? messages.credits.unnamedPublisher,
			href: source.publisherUrl,
			licence,
			count: messages.credits.recordCount(placeCount, eventCount, groupingCount),
			updated:
				lastUpdatedAt === undefined
					? undefined
					: {
							text: dateInWords(lastUpdatedAt.slice(0, 10), site.locale),
							datetime: lastUpdatedAt,
						},
		})),
	};
}
