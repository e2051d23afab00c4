/** XML 1.0, section 2.2. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/**
 * An ampersand that begins no reference (section 4.1); documents without a DTD know five by name.
 */
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

const tag =
	/<(?<end>\/?)(?<name>[a-z][\w:.-]*)(?:\s+[\w:.-]+=(?:"[^"<]*"|'[^'<]*'))*\s*(?<empty>\/?)>/gi;

/**
 * Returns what keeps a document without comments and CDATA sections from being well-formed. Parsers
 * at hand forgive: they close what is open and leave out what was never opened.
 */
export function xmlFaults(xml: string): string[] {
	const [character] = forbidden.exec(xml) ?? [];
	const body = xml.replace(/^<\?xml [^<>]*\?>/, '');
	const open: string[] = [];
	let tags = 0;
	let mismatched: string | undefined;
	for (const { groups: { empty, end, name = '' } = {} } of body.matchAll(tag)) {
		tags++;
		if (end !== '') {
			if (open.pop() !== name) mismatched ??= name;
		} else if (empty === '') open.push(name);
	}
	return [
		...(character === undefined ? [] : [`holds ${JSON.stringify(character)}`]),
		...(bareAmpersand.test(xml) ? ['a bare ampersand'] : []),
		...(body.split('<').length - 1 === tags ? [] : ['a < that begins no tag']),
		...(mismatched === undefined ? [] : [`an end of ${mismatched}, which is not open`]),
		...(open.length === 0 ? [] : [`${open.join(', ')} without end`]),
		...(tags === 0 ? ['no element'] : []),
	];
}
