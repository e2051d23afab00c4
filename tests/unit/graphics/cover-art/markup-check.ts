import { Parser } from 'htmlparser2';

export interface XmlElement {
	name: string;
	attributes: ReadonlyMap<string, string>;
}

/** The elements of an XML text in their order. @throws where one that has content is not closed. */
export function elementsOf(xml: string): XmlElement[] {
	const elements: XmlElement[] = [];
	const open: string[] = [];
	const parser = new Parser(
		{
			onopentag(name, attributes) {
				elements.push({ name, attributes: new Map(Object.entries(attributes)) });
				open.push(name);
			},
			onclosetag(name, isImplied) {
				const selfClosed = open.pop();
				if (selfClosed !== name) throw new Error(`${name} closes ${String(selfClosed)}`);
				if (isImplied && name !== 'path') throw new Error(`${name} is not closed`);
			},
			onerror(error) {
				throw error;
			},
		},
		{ xmlMode: true },
	);
	parser.end(xml);
	return elements;
}
