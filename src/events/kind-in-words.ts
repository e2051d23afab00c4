/** The name of a class of schema.org in words (“ExhibitionEvent” is “Exhibition event”); other texts as they are. */
export function kindInWords(kind: string | undefined): string | undefined {
	if (kind === undefined || !/^([A-Z][a-z]+)*Event$/.test(kind)) return kind;
	const [first = '', ...others] = kind.split(/(?=[A-Z])/);
	return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}
