export const token = 'token-of-a-guide-of-its-own';

/** Returns the files of an operator, by the paths of the files. */
export const ownFiles = (service: string) => ({
	'guide.ts': `import { defineGuide } from 'waymark/guide';

export default defineGuide({
	name: 'Harbour guide',
	service: '${service}',
	accentHue: 30,
	footerLinks: [{ label: 'Imprint', href: 'imprint/' }],
	components: { SiteHeader: './src/Header.astro' },
	hides: ['AtAGlance', 'EditorialFacts'],
	embedders: ['https://hotel.example'],
	sections: ['MoreLikeThis', 'ContactDetails'],
	words: { 'pages.aroundHere': 'In this quarter' },
	logo: 'src/logo.svg',
	typefaces: {
		heading: { family: 'Own Face', files: { '100 900': 'src/own.woff2' } },
		body: { family: 'Besley Variable', package: '@fontsource-variable/besley' },
	},
	statistics: { script: 'https://stats.example/count.js', attributes: { 'data-site': 'harbour' } },
});
`,
	'src/Header.astro': `---
import SiteHeader from 'waymark/components/SiteHeader.astro';
---

<p>The guide of the Tourist Board</p>
<SiteHeader {...Astro.props} />
`,
	'src/styles.css': `:root {
	--content-width: 50rem;
	--color-paper: light-dark(#f2f6ef, #10201a);
	--color-rule-strong: light-dark(#ccc, #999);
}
`,
	'src/pages/imprint.md': `---
layout: waymark/layouts/Page.astro
title: Imprint
description: Who publishes this guide.
---

The Tourist Board, 1 Quay Street, Port Example
`,
	'src/logo.svg':
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 27 9"><path d="M0 0h27v9z" /></svg>',
	'.env': `CONTENT_SERVICE_TOKEN=${token}\nGUIDE_MOST_SOCIAL_IMAGES=5\n`,
});

/** Returns the files of a site that is no guide, and takes single modules of the package. */
export const filesOfOtherSite = (service: string) => ({
	'package.json': '{ "private": true, "type": "module" }',
	'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { serviceLoader } from 'waymark/loaders';

const service = { url: '${service}', token: '${token}', timeZone: 'Europe/Lisbon' };
export const collections = { places: defineCollection({ loader: serviceLoader('places', service) }) };
`,
	'src/pages/index.astro': `---
import { getCollection } from 'astro:content';
import { placeStructuredData } from 'waymark/structured-data';
const site = { url: 'https://site.example/', siteUrl: 'https://site.example/', siteName: 'Site' };
const page = { ...site, contentLanguage: 'en', timeZone: 'Europe/Lisbon', currency: 'EUR' };
const places = await getCollection('places');
---
<ul>{places.map(({ data }) => (
	<li>{data.name}<script is:inline type="application/ld+json" set:html={placeStructuredData(data, page)} /></li>
))}</ul>
`,
});
