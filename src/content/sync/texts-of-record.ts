/** Maximum number of levels that are looked into: more than any field of a record has. */
const maxLevels = 40;

interface TextOfRecord {
	/** Position in the record: `images[0].caption`. */
	path: string;
	/** Name of its field, or of the one in whose list it is: `caption`. */
	field: string;
	text: string;
}

/** Returns the texts of a record as it was sent, in its order; none of what is no object. */
export function textsOfRecord(source: unknown): TextOfRecord[] {
	const texts: TextOfRecord[] = [];
	const collect = (value: unknown, path: string, field: string, levels: number) => {
		if (typeof value === 'string') texts.push({ path, field, text: value });
		if (typeof value !== 'object' || value === null || levels === 0) return;
		if (Array.isArray(value)) {
			for (const [index, element] of value.entries()) {
				collect(element, `${path}[${index}]`, field, levels - 1);
			}
			return;
		}
		for (const [name, member] of Object.entries(value)) {
			collect(member, path === '' ? name : `${path}.${name}`, name, levels - 1);
		}
	};
	if (typeof source === 'object') collect(source, '', '', maxLevels);
	return texts;
}
