import XMLBuilder from 'fast-xml-builder';

/**
 * Describes the content of an element: its attributes have names that begin with `@`; `undefined`
 * is left out, a list is an element for each of its entries.
 */
export type XmlContent = Readonly<Record<string, unknown>>;

const builder = new XMLBuilder({
	attributeNamePrefix: '@',
	format: true,
	ignoreAttributes: false,
	indentBy: '',
	suppressEmptyNode: true,
});

/**
 * Returns an XML document in UTF-8 of one root element. Leaves out characters that XML 1.0 (section
 * 2.2) has no place for.
 *
 * @param last Elements as `xmlElement` gives them, which come last in the element of a name; that
 *   must have others.
 * @throws Where that has none.
 */
export function xmlDocument(
	root: XmlContent,
	last: { elements: readonly string[]; within: string },
): string {
	const document = builder.build(
		withLegalTexts({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root }),
	);
	const end = document.lastIndexOf(`</${last.within}>`);
	if (end < 0) throw new Error(`The element ${last.within} has nothing else in it.`);
	return `${document.slice(0, end)}${last.elements.join('')}${document.slice(end)}`;
}

/** Returns an element with its content as XML, for `xmlDocument`. */
export function xmlElement(name: string, content: XmlContent): string {
	return builder.build(withLegalTexts({ [name]: content }));
}

function withLegalTexts(content: unknown): unknown {
	if (typeof content === 'string') {
		return content.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '');
	}
	if (Array.isArray(content)) return content.map(withLegalTexts);
	if (typeof content !== 'object' || content === null) return content;
	return Object.fromEntries(
		Object.entries(content).map(([name, value]) => [name, withLegalTexts(value)]),
	);
}
