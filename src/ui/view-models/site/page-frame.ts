import type { Credit } from '../../../domain/credits/credits.ts';
import type { PageInLanguages } from '../../../config/languages/language-table.ts';
import { joinedLines } from '../../../guide/model/joined-lines.ts';
import { shortened } from '../../../guide/model/teaser.ts';
import { distinctDescription } from '../text/distinct-description.ts';
import { documentTitles } from './document-titles.ts';
import type { Crumb, Link } from './link.ts';
import type { PageContext, RecordContext } from './page-context.ts';
import { guideSocialImage, type SocialImage } from './social-image.ts';

/**
 * Says which of a page's first two texts are those of the service; the others are the interface’s
 * own, or have words of both.
 */
export interface HeadingOrigin {
	heading: boolean;
	introduction: boolean;
	/** Whether the heading is a term, as of a link. */
	isTerm?: boolean | undefined;
}

/** Holds what the document around a page's content shows: head, breadcrumb, credits. */
export interface PageFrame {
	/** Title of the document: unique on the site. */
	title: string;
	/** One or two sentences, never empty. */
	description: string;
	/** Absolute address; absent where the page has none of its own (404). */
	canonical?: string;
	/** Links from the home page to this one; empty for the home page itself. */
	breadcrumb: readonly Crumb[];
	/** Owed by what the page shows: required ones first, each once. */
	credits: readonly Credit[];
	/**
	 * Address of the credits of all content, on a page whose script shows any of it; absent where
	 * `credits` has those that are owed.
	 */
	allCredits?: string | undefined;
	isIndexable: boolean;
	/** Whether it is about a record that is not published yet, in a preview with drafts. */
	isDraft?: boolean | undefined;
	/** Image that previews of a link to the page show; absent where nothing is to be drawn. */
	socialImage?: SocialImage | undefined;
	/**
	 * Type that link previews take the page for (Open Graph): an `article` is about one place, event
	 * or destination.
	 */
	kind: 'article' | 'website';
	/**
	 * Time at which the record that the page is made from was last changed (ISO 8601, with offset).
	 */
	modifiedAt?: string | undefined;
	/**
	 * Absolute address of the structured data as a file of its own; absent where the page is about no
	 * single thing.
	 */
	twin?: string | undefined;
	/** Where the page is in the other languages of the guide; absent where it has one. */
	inLanguages?: PageInLanguages | undefined;
	/** Address of a file that the page's script asks for at once; it need not wait for the script. */
	awaitedFile?: string | undefined;
	/** JSON-LD, ready for its script element; absent where search engines are to keep away. */
	structuredData?: string | undefined;
}

/** Length that search engines show of a description, in characters. */
export const maxDescriptionLength = 160;

interface FramedPage {
	heading: string;
	/**
	 * Whether the heading is a text of the service; else it is the interface’s own, or has words of
	 * both.
	 */
	isHeadingContent?: boolean | undefined;
	/** Whether the heading is a term, as of a link. */
	isHeadingTerm?: boolean | undefined;
	/** Title of the document, without the guide's name. */
	title: string;
	description: string;
	path: string;
	/** Pages between home and this one. */
	parents?: readonly Link[];
	credits?: readonly Credit[];
	/** Address of the credits of all content, where its script may show any. */
	allCredits?: string | undefined;
	isIndexable?: boolean;
	isDraft?: boolean | undefined;
	socialImage?: SocialImage | undefined;
	awaitedFile?: string | undefined;
}

/**
 * @param page.title That of `documentTitles`, or else the heading, where it is not stated.
 * @param page.description The title comes before it where other pages have the same.
 * @param page.socialImage That of the guide where it is not stated.
 */
export function pageFrame(
	context: PageContext,
	page: Omit<FramedPage, 'title'> & { title?: string | undefined },
): PageFrame {
	return frameAround(context, {
		...page,
		title: page.title ?? documentTitles(context).get(page.path) ?? page.heading,
		description: distinctDescription(context, page.path, page.description),
		socialImage: page.socialImage ?? guideSocialImage(context),
	});
}

/** Returns the frame of a page of which title, description and picture are settled. */
export function frameAround(
	{ languages, messages, routes, site }: RecordContext,
	page: FramedPage,
): PageFrame {
	const words = messages.pages;
	return {
		title: words.documentTitle(page.title, site.name),
		description: shortened(joinedLines(page.description), maxDescriptionLength),
		canonical: routes.absolute(page.path),
		breadcrumb: [
			{ label: words.home, href: routes.home() },
			...(page.parents ?? []),
			{ label: page.heading, isContent: page.isHeadingContent, isTerm: page.isHeadingTerm },
		],
		credits: page.credits ?? [],
		allCredits: page.allCredits,
		isIndexable: page.isIndexable ?? true,
		isDraft: page.isDraft,
		socialImage: page.socialImage,
		kind: 'website',
		awaitedFile: page.awaitedFile,
		inLanguages: languages?.of(page.path),
	};
}
