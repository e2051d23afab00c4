/** The paragraphs of a long text of the service; none where it is absent. */
export function paragraphsOf(text: string | undefined): string[] {
	return (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}
