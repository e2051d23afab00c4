const files = '@fontsource-variable';

/** The files with which pictures are set, in the order in which they are asked for a letter. */
export const typefaceFiles = {
	display: fontFiles('besley', ['latin', 'latin-ext']),
	text: fontFiles('hanken-grotesk', ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext']),
};

function fontFiles(slug, parts) {
	return parts.map((part) => `${files}/${slug}/files/${slug}-${part}-wght-normal.woff2`);
}
