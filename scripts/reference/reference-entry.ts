/** Holds what a reference page says of one setting, member or field. */
export interface ReferenceEntry {
	name: string;
	description: string;
	/** Labels and texts; one without a text is left out. */
	facts: readonly (readonly [label: string, text: string | undefined])[];
}

/** Returns an entry as Markdown: a heading, its sentence, and its facts as a list. */
export function entry({ description, facts, name }: ReferenceEntry): string {
	if (description === '') throw new Error(`${name} has no sentence: write one in its schema.`);
	const list = facts.flatMap(([label, text]) =>
		text === undefined || text === '' ? [] : `- ${label}: ${text}`,
	);
	return [`### \`${name}\``, description, list.join('\n')].join('\n\n');
}
