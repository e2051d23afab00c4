import { fontProviders } from 'astro/config';

const files = '@fontsource-variable';

/**
 * As fontsource cuts its fonts: most pages of a European guide need the first part alone, which is
 * preloaded.
 */
const parts = {
	latin:
		'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
	'latin-ext':
		'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** The display serif and the text face of the guide, both under the SIL Open Font License. */
export const fonts = [
	family('Besley', 'besley', '400 900', 'serif'),
	family('Hanken Grotesk', 'hanken-grotesk', '100 900', 'sans-serif'),
];

/** The files with which pictures are set, in the order in which they are asked for a letter. */
export const typefaceFiles = {
	display: Object.keys(parts).map((part) => fontFile('besley', part)),
	text: [...Object.keys(parts), 'vietnamese', 'cyrillic-ext'].map((part) =>
		fontFile('hanken-grotesk', part),
	),
};

function fontFile(slug, part) {
	return `${files}/${slug}/files/${slug}-${part}-wght-normal.woff2`;
}

function family(name, slug, weight, fallback) {
	return {
		name,
		cssVariable: `--font-${slug}`,
		provider: fontProviders.local(),
		// Those of src/ui/styles/fallback-fonts.css, which match each weight.
		optimizedFallbacks: false,
		fallbacks: [`${name} fallback`, fallback],
		options: {
			variants: Object.entries(parts).map(([part, unicodeRange]) => ({
				src: [fontFile(slug, part)],
				weight,
				style: 'normal',
				unicodeRange: unicodeRange.split(','),
			})),
		},
	};
}
