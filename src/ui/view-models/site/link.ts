import { websiteHost } from '../../../domain/places/website-host.ts';

export interface Link {
	href: string;
	label: string;
	/** Whether the label is a text of the service; else it is the interface’s own. */
	isContent?: boolean | undefined;
	/** Whether that text is one of the service’s terms, such as the name of a category. */
	isTerm?: boolean | undefined;
}

export interface CountedLink extends Link {
	/**
	 * How much is behind the link, or from when on, in words; empty where there is nothing behind it
	 * yet.
	 */
	count: string;
}

export interface Crumb {
	label: string;
	/** Whether the text is content, as of a link. */
	isContent?: boolean | undefined;
	isTerm?: boolean | undefined;
	/** Absent for the page itself. */
	href?: string;
}

/** Returns the links to what a page does not link elsewhere. */
export function linksBesides<Linked extends { href: string }>(
	links: readonly Linked[],
	elsewhere: readonly ({ href?: string | undefined } | undefined)[] = [],
): Linked[] {
	const shown = new Set(elsewhere.map((link) => link?.href));
	return links.filter(({ href }) => !shown.has(href));
}

/** Returns the link to a website, by the name of its host. */
export function webLink(address: string | undefined): Link | undefined {
	return address === undefined
		? undefined
		: { href: address, label: websiteHost(address) ?? address };
}
