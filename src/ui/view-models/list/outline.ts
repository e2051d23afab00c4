import { creditsOwed } from '../../../domain/credits/credits.ts';
import { dataSources } from '../../../domain/credits/data-sources.ts';
import { markdownLink, markdownText } from '../../../outputs/feeds/markdown.ts';
import type { Licence } from '../../../domain/images/display-licence.ts';
import type { GroupingKind } from '../../../records/resource-name.ts';
import { dataLinks } from './data-links.ts';
import type { Link } from '../site/link.ts';
import type { PageContext } from '../site/page-context.ts';

/** Maximum number of links of the outline; the page that it stands under has all of them. */
const maxLinks = 100;

/**
 * Returns the outline of the guide, the licence of its data and the credits of the records that it
 * names, for language models (llmstxt.org). Of a preview with drafts it says what that is, no more.
 */
export function outline(context: PageContext): string {
	const { guide, messages, routes, showsDrafts = false, site } = context;
	if (showsDrafts) return `# ${markdownText(messages.drafts.notice)}\n`;
	const words = messages.feeds.outline;
	const { credits, pages } = messages;
	const groupings = (kind: GroupingKind) => [
		{ href: routes[kind](), label: pages[kind] },
		...guide[kind].map(({ addressSlug, summary }) => ({
			href: routes.record(kind, addressSlug),
			label: summary.name,
		})),
	];
	const summaries = [...guide.destinations, ...guide.collections].map(({ summary }) => summary);
	const sources = dataSources({ places: guide.places, events: guide.events, groupings: summaries });
	const sections: [string, readonly string[]][] = [
		[
			words.places,
			links(context, [
				{ href: routes.places(), label: pages.allPlaces },
				...guide.categories.map(({ name, slugs }) => ({
					href: routes.category(slugs),
					label: name,
				})),
			]),
		],
		[words.events, links(context, [{ href: routes.events(), label: pages.allEvents }])],
		...(guide.destinations.length > 0
			? [[words.destinations, links(context, groupings('destinations'))] as [string, string[]]]
			: []),
		...(guide.collections.length > 0
			? [[words.collections, links(context, groupings('collections'))] as [string, string[]]]
			: []),
		[words.data, links(context, dataLinks(context))],
		[
			words.licence,
			[
				...sources.map(({ eventCount, groupingCount, licence, placeCount, publisher }) =>
					words.source(
						markdownText(publisher ?? credits.unnamedPublisher),
						licenceText(licence) ?? pages.unstatedLicence,
						credits.recordCount(placeCount, eventCount, groupingCount),
					),
				),
				...creditsOwed(summaries.map(({ credit }) => credit)).map(({ text, url }) =>
					url === undefined ? markdownText(text) : markdownLink(text, url),
				),
				markdownLink(pages.about, routes.absolute(routes.about())),
			],
		],
	];
	return [
		`# ${markdownText(site.name)}`,
		`> ${markdownText(site.tagline)}`,
		site.structuredDataFiles ? words.introductionWithFiles : words.introduction,
		words.rights,
		...sections.map(
			([heading, lines]) => `## ${heading}\n\n${lines.map((line) => `- ${line}`).join('\n')}`,
		),
	]
		.join('\n\n')
		.concat('\n');
}

function links({ routes }: PageContext, targets: readonly Link[]): string[] {
	return targets
		.slice(0, maxLinks)
		.map(({ href, label }) => markdownLink(label, routes.absolute(href)));
}

function licenceText(licence: Licence | undefined): string | undefined {
	if (licence?.url === undefined) return licence && markdownText(licence.name);
	return markdownLink(licence.name, licence.url);
}
