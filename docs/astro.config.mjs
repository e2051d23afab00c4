import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import sidebar from './src/sidebar.json' with { type: 'json' };

// `npm run docs` at the root writes `src/sidebar.json`, `src/content/docs` and `public` from the Markdown.
export default defineConfig({
	integrations: [
		starlight({
			title: 'Waymark',
			description: 'A static site generator for travel guides.',
			favicon: '/favicon.svg',
			sidebar,
		}),
	],
});
