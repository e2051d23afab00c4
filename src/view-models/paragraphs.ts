/** The paragraphs of a long text of the service; none where it is absent. */
export function paragraphsOf(text: string | undefined): string[] {
	return (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

/** A description and the editors' text before it; the latter stands in where there is no description. */
export function longTexts(
	description: string | undefined,
	editorial: string | undefined,
): { lead: string[]; description: string[] } {
	if (description === undefined) return { lead: [], description: paragraphsOf(editorial) };
	const isSaidTwice = editorial !== undefined && description.includes(editorial);
	return {
		lead: isSaidTwice ? [] : paragraphsOf(editorial),
		description: paragraphsOf(description),
	};
}
