import { creditsOfAnything } from './all-credits.ts';
import type { Link } from './link.ts';
import type { PageContext } from './page-context.ts';
import { pageFrame, type PageFrame } from './page-frame.ts';

/** Describes the page that stands in for one that a browser does not keep, without a network. */
export interface OfflinePage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	/** Lists that the browser fills, by the kinds of pages that it keeps. */
	lists: readonly { kind: 'saved' | 'taken' | 'pages' | 'own'; heading: string }[];
	/** Words where none is kept. */
	none: string;
	withoutScript: string;
	links: readonly Link[];
}

export function offlinePage(context: PageContext): OfflinePage {
	const { messages, routes, site } = context;
	const words = messages.offline;
	return {
		frame: pageFrame(context, {
			heading: words.heading,
			description: words.introduction(site.name),
			path: routes.offline(),
			...creditsOfAnything(context),
			isIndexable: false,
		}),
		heading: words.heading,
		introduction: words.introduction(site.name),
		lists: [
			{ kind: 'saved', heading: messages.saved.heading },
			{ kind: 'taken', heading: words.taken },
			{ kind: 'pages', heading: words.seen },
			{ kind: 'own', heading: words.overviews },
		],
		none: words.none,
		withoutScript: words.withoutScript,
		links: [{ href: routes.home(), label: site.name }],
	};
}
