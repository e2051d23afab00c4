import type { Credit } from '../credits/credits.ts';
import { shortened } from '../guide/teaser.ts';
import type { PageContext } from './page-context.ts';
import { guideSocialImage, type SocialImage } from './social-image.ts';

export interface Link {
	href: string;
	label: string;
}

export interface Crumb {
	label: string;
	/** Absent for the page itself. */
	href?: string;
}

/** What the document around a page's content shows: head, breadcrumb, credits. */
export interface PageFrame {
	/** Of the document: unique on the site. */
	title: string;
	/** One or two sentences, never empty. */
	description: string;
	/** Absolute address; absent where the page has none of its own (404). */
	canonical?: string;
	/** From the home page to this one; empty for the home page itself. */
	breadcrumb: readonly Crumb[];
	/** Owed by what the page shows: required ones first, each once. */
	credits: readonly Credit[];
	isIndexable: boolean;
	/** What previews of a link to the page show; absent where nothing is to be drawn. */
	socialImage?: SocialImage | undefined;
	/** JSON-LD, ready for its script element; absent where search engines are to keep away. */
	structuredData?: string | undefined;
}

/** What search engines show of a description, in characters. */
export const longestDescription = 160;

export function pageFrame(
	context: PageContext,
	page: {
		heading: string;
		/** Follows the heading in the document's title, to tell pages of equal headings apart. */
		titleSuffix?: string | undefined;
		description: string;
		path: string;
		/** Pages between home and this one. */
		parents?: readonly Link[];
		credits?: readonly Credit[];
		isIndexable?: boolean;
		/** That of the guide where it is not stated. */
		socialImage?: SocialImage | undefined;
	},
): PageFrame {
	const { messages, routes, site } = context;
	const words = messages.pages;
	return {
		title: words.documentTitle(
			page.titleSuffix === undefined ? page.heading : `${page.heading}, ${page.titleSuffix}`,
			site.name,
		),
		description: shortened(page.description, longestDescription),
		canonical: routes.absolute(page.path),
		breadcrumb: [
			{ label: words.home, href: routes.home() },
			...(page.parents ?? []),
			{ label: page.heading },
		],
		credits: page.credits ?? [],
		isIndexable: page.isIndexable ?? true,
		socialImage: page.socialImage ?? guideSocialImage(context),
	};
}
