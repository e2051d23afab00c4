/** A caption, or `undefined` where the text is the name of a file rather than words about the image. */
export function captionOf(text: string | undefined): string | undefined {
	const caption = text?.trim() ?? '';
	return caption === '' || !/\s/.test(caption) ? undefined : caption;
}
