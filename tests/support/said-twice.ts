import { DomUtils, parseDocument } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/**
 * Returns what a page says more than once, as it is before any script runs: cards that stand in
 * another list as well, notices, credits, and labels before their values.
 */
export function saidTwice(html: string): string[] {
	const seen = DomUtils.findAll(
		(element) => !isWithin(element, ({ attribs }) => 'hidden' in attribs),
		parseDocument(html).children,
	);
	const lists = seen.filter(isList).map((list) => ({ list, hrefs: hrefsOf(list, seen) }));
	const cards = lists
		.filter(({ list }) => hasClass(list, 'cards') || isOfRecords(list))
		.flatMap(({ hrefs }) => [...hrefs]);
	const texts = (name: string, ancestor = name) =>
		seen
			.filter((element) => hasClass(element, name))
			.filter((element) => isWithin(element, (parent) => hasClass(parent, ancestor)))
			.map(wordsOf);
	return [
		...new Set(cards.filter((href) => lists.filter(({ hrefs }) => hrefs.has(href)).length > 1)),
		...twins(texts('notice')),
		// A photograph has its credit below it, wherever it stands.
		...twins(texts('credit', 'credit-lines')),
		...seen.filter(({ name }) => name === 'dd').flatMap(labelIn),
	];
}

/** Returns the label of a value that begins with it once more. */
function labelIn(value: Element): string[] {
	const label = DomUtils.prevElementSibling(value);
	const first = DomUtils.findOne(() => true, value.children);
	if (label?.name !== 'dt' || !first) return [];
	const text = wordsOf(first);
	return text === wordsOf(label) && DomUtils.textContent(value).trim() !== text ? [text] : [];
}

/** The list of a page beside its cards: of what is around a place, or of what is on. */
function isOfRecords(list: Element): boolean {
	return isWithin(
		list,
		(element) => element.name === 'whats-on-list' || hasClass(element, 'locator'),
	);
}

/** Returns the text of an element and where its links lead. */
function wordsOf(element: Element): string {
	const links = DomUtils.findAll(({ name }) => name === 'a', [element]);
	const text = DomUtils.textContent(element).replace(/\s+/g, ' ').trim();
	return [text, ...links.map(({ attribs }) => attribs.href)].join(' ');
}

function hasClass({ attribs }: Element, name: string): boolean {
	return attribs.class?.split(' ').includes(name) ?? false;
}

function isList(element: Element): boolean {
	return /^[uo]l$/.test(element.name) && isWithin(element, ({ name }) => name === 'main');
}

/** Addresses in the guide of what is linked in a list, and in no list in it. */
function hrefsOf(list: Element, seen: readonly Element[]): Set<string> {
	return new Set(
		seen
			.filter(({ name }) => name === 'a')
			.filter((link) => nearest(link, ({ name }) => /^[uo]l$/.test(name)) === list)
			.flatMap(({ attribs }) => attribs.href ?? [])
			.filter((href) => href.startsWith('/')),
	);
}

function twins(texts: readonly string[]): string[] {
	return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function isWithin(element: Element, accept: (ancestor: Element) => boolean): boolean {
	return accept(element) || nearest(element, accept) !== undefined;
}

function nearest(element: Element, accept: (ancestor: Element) => boolean): Element | undefined {
	for (let parent = element.parent; parent; parent = parent.parent) {
		if ('attribs' in parent && accept(parent)) return parent;
	}
	return undefined;
}
