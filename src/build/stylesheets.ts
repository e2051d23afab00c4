import type { Plugin } from 'vite';

/** Folders and components of pages that visitors choose, search and plan with. */
const tools =
	/src\/ui\/components\/((explore|filters|map|saved|whats-on)\/|search\/GuideSearch\.|SourcesTable\.)/;
const isStyles = (id: string) => id.endsWith('.css');
const groups = [
	{ name: 'tools', test: (id: string) => isStyles(id) && tools.test(id), priority: 2 },
	{ name: 'style', test: isStyles, priority: 1 },
];

/**
 * Makes two stylesheets: one of all pages, which a visitor fetches once, and one of the pages with
 * filters, maps and lists of one's own, whose rules are a quarter of all.
 */
export function stylesheets(): Plugin {
	return {
		name: 'waymark-stylesheets',
		configEnvironment: (environment) =>
			environment === 'prerender'
				? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
				: {},
	};
}
