import type { Link } from '../site/link.ts';
import { creditsOfAnything } from '../site/all-credits.ts';
import type { PageContext } from '../site/page-context.ts';
import { pageFrame, type PageFrame } from '../site/page-frame.ts';

/** Describes the page of what a visitor has saved: what its script needs. */
export interface SavedPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	/** `SavedListWords` as JSON. */
	words: string;
	/** Where there is something to save. */
	links: readonly Link[];
}

export function savedPage(context: PageContext): SavedPage {
	const { guide, messages, routes, site } = context;
	const { browser, heading, introduction } = messages.saved;
	return {
		frame: pageFrame(context, {
			heading,
			description: introduction(site.name),
			path: routes.saved(),
			...creditsOfAnything(context),
			isIndexable: false,
		}),
		heading,
		introduction: introduction(site.name),
		words: JSON.stringify(browser),
		links: [
			{ href: routes.explore(), label: messages.explore.heading },
			...(guide.events.length > 0 ? [{ href: routes.events(), label: messages.pages.events }] : []),
		],
	};
}
