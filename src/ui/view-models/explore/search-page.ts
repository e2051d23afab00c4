import type { Grouping } from '../../../guide/model/guide-records.ts';
import type { Link } from '../site/link.ts';
import { notFoundLinks } from '../site/not-found-page.ts';
import { creditsOfAnything } from '../site/all-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';
import { searchKinds } from './search-attributes.ts';

/** Describes a filter that narrows a search; none of its values is none of the guide. */
export interface SearchFilter {
	/** Name of the parameter in the address, and of the filter of the index. */
	name: 'kind' | 'category' | 'destination';
	label: string;
	values: readonly { value: string; label: string }[];
}

/** Describes the page on which names and texts are searched. */
export interface SearchPage {
	frame: PageFrame;
	heading: string;
	/** Address of the names. */
	names: string;
	/** Folder of the full-text index; absent where the guide has none. */
	fullTextIndex?: string | undefined;
	filters: readonly SearchFilter[];
	/** Ways to everything for those who do not search. */
	links: readonly Link[];
}

export function searchPage(context: PageContext): SearchPage {
	const { guide, messages, routes, site } = context;
	const words = messages.search;
	const introduction = site.fullTextSearch ? words.introduction : words.namesIntroduction;
	const kinds = searchKinds.filter((kind) => guide[`${kind}s`].length > 0);
	const filters: SearchFilter[] = [
		{
			name: 'kind',
			label: words.kind,
			values: kinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
		},
		{
			name: 'category',
			label: words.category,
			values: guide.categories.map(({ name, slugs }) => ({ value: slugs.join('/'), label: name })),
		},
		{
			name: 'destination',
			label: words.destination,
			values: guide.destinations.map(destinationValue),
		},
	];
	return {
		frame: pageFrame(context, {
			heading: words.heading,
			description: introduction(site.name),
			path: routes.search(),
			...creditsOfAnything(context),
			isIndexable: false,
		}),
		heading: words.heading,
		names: routes.names(),
		fullTextIndex: site.fullTextSearch ? routes.fullTextIndex() : undefined,
		filters: filters.filter(({ values }) => values.length > 1),
		links: notFoundLinks(context),
	};
}

function destinationValue({ addressSlug, summary }: Grouping): { value: string; label: string } {
	return { value: addressSlug, label: summary.name };
}
