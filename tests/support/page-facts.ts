import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export interface PageLink {
	href: string;
	text: string;
	/** Whether it stands in the page's own content. */
	isInMain: boolean;
}

/** Holds what tests ask about a page, read from its HTML as a browser without scripts would. */
export interface PageFacts {
	lang: string | undefined;
	/** One for each `title` of the head. */
	titles: string[];
	description: string | undefined;
	canonicals: string[];
	isIndexable: boolean;
	/** Where the page leads by itself, and after how many seconds. */
	refresh: string | undefined;
	headings: { level: number; text: string }[];
	mainCount: number;
	ids: string[];
	links: PageLink[];
	/**
	 * Addresses of scripts, style sheets, icons, frames and the like: whatever the page loads, but
	 * for images.
	 */
	resources: string[];
	/** A hidden one stands in something that is not shown yet. */
	images: { src: string; alt: string | undefined; hasSize: boolean; isHidden: boolean }[];
	jsonLd: string[];
	/** Entries of the breadcrumb; one without an address is the page itself. */
	breadcrumb: { text: string; href: string | undefined; isCurrent: boolean }[];
	/** Text that a visitor can read, in one line. */
	text: string;
	/** That, what is hidden for now, and every attribute: all that the page's body is made of. */
	printed: string;
	/** Attributes in which a page could run a script, with their values. */
	scriptAttributes: string[];
	/** Its content security policies. */
	policies: string[];
	/** Scripts that stand in the page itself, but for structured data. */
	inlineScripts: string[];
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head']);
const loading: Record<string, string> = {
	script: 'src',
	link: 'href',
	iframe: 'src',
	source: 'src',
};

export function pageFacts(html: string): PageFacts {
	const { children } = parseDocument(html);
	const all = DomUtils.findAll(() => true, children);
	const named = (...names: string[]) => all.filter(({ name }) => names.includes(name));
	const heads = named('meta', 'link', 'title').filter((element) => isWithin(element, 'head'));
	const attribute = (name: string, value: string) =>
		heads.filter(({ attribs }) => attribs[name] === value).map(({ attribs }) => attribs);
	return {
		lang: named('html')[0]?.attribs.lang,
		titles: heads.filter(({ name }) => name === 'title').map(textOf),
		description: attribute('name', 'description')[0]?.content,
		canonicals: attribute('rel', 'canonical').map(({ href }) => href ?? ''),
		isIndexable: !attribute('name', 'robots').some(({ content }) => content?.includes('noindex')),
		refresh: attribute('http-equiv', 'refresh')[0]?.content,
		policies: attribute('http-equiv', 'content-security-policy').map(
			({ content }) => content ?? '',
		),
		headings: named('h1', 'h2', 'h3', 'h4', 'h5', 'h6').map((element) => ({
			level: Number(element.name[1]),
			text: textOf(element),
		})),
		mainCount: named('main').length,
		ids: all.flatMap(({ attribs }) => attribs.id ?? []),
		links: named('a').flatMap((element) => linkOf(element)),
		resources: all.flatMap(({ attribs, name }) => attribs[loading[name] ?? ''] ?? []),
		images: named('img').map((element) => ({
			src: element.attribs.src ?? '',
			alt: element.attribs.alt,
			hasSize: 'width' in element.attribs && 'height' in element.attribs,
			isHidden: hasAncestor(element, ({ attribs }) => 'hidden' in attribs),
		})),
		jsonLd: named('script')
			.filter(isJsonLd)
			.map((element) => DomUtils.textContent(element)),
		breadcrumb: named('li').filter(isCrumb).map(crumbOf),
		text: oneLine(visibleText(children)),
		printed: printedText(children, all),
		scriptAttributes: all.flatMap(({ attribs }) =>
			Object.entries(attribs).filter(runsScript).map(String),
		),
		inlineScripts: named('script')
			.filter((element) => !isJsonLd(element) && !('src' in element.attribs))
			.map((element) => DomUtils.textContent(element)),
	};
}

function linkOf(element: Element): PageLink[] {
	const { href } = element.attribs;
	if (href === undefined) return [];
	// A picture that is a link is named by its label.
	const text = textOf(element) || oneLine(element.attribs['aria-label'] ?? '');
	return [{ href, text, isInMain: isWithin(element, 'main') }];
}

function isJsonLd({ attribs }: Element): boolean {
	return attribs.type === 'application/ld+json';
}

function isCrumb(element: Element): boolean {
	return hasAncestor(element, ({ attribs }) => /(^| )breadcrumb( |$)/.test(attribs.class ?? ''));
}

function crumbOf(element: Element) {
	const link = DomUtils.findOne(({ name }) => name === 'a', element.children);
	const isCurrent = 'aria-current' in element.attribs;
	return { text: textOf(element), href: link?.attribs.href, isCurrent };
}

function isWithin(element: Element, name: string): boolean {
	return hasAncestor(element, (ancestor) => ancestor.name === name);
}

function hasAncestor(element: Element, accept: (ancestor: Element) => boolean): boolean {
	for (let parent = element.parent; parent; parent = parent.parent) {
		if ('attribs' in parent && accept(parent)) return true;
	}
	return false;
}

function runsScript([name, value]: [string, string]): boolean {
	const isAddress = /^(href|src|action|formaction|data|poster|xlink:href|srcset)$/.test(name);
	return (
		name.startsWith('on') ||
		name === 'srcdoc' ||
		(isAddress && /^\s*(javascript|data|vbscript):/i.test(value))
	);
}

function visibleText(nodes: readonly Node[], withHidden = false): string {
	return nodes
		.map((node) => {
			if (node.type === ElementType.Text) return node.data;
			if (!('attribs' in node) || unseen.has(node.name)) return '';
			if ('hidden' in node.attribs && !withHidden) return '';
			return ` ${visibleText(node.children, withHidden)} `;
		})
		.join('');
}

function printedText(nodes: readonly Node[], elements: readonly Element[]): string {
	const attributes = elements
		.filter((element) => isWithin(element, 'body'))
		.flatMap(({ attribs }) => Object.values(attribs));
	return [oneLine(visibleText(nodes, true)), ...attributes].join(' ');
}

function textOf(element: Element): string {
	return oneLine(visibleText(element.children));
}

function oneLine(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
