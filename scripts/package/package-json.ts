import { z } from 'zod';
import { replaceableComponents } from '../../src/config/guide-components.ts';
import { readSource } from '../reference/read-source.ts';

/** Lists what guides and other sites may import from the package; all else is private. */
const exportedModules = {
	'.': './src/build/waymark.js',
	'./guide': './src/config/define-guide.js',
	'./content': './src/content.config.js',
	'./loaders': './src/content/loaders/service-loader.js',
	'./opening-hours': './src/domain/opening-hours/status-of-rows.js',
	'./structured-data': './src/outputs/structured-data/record-structured-data.js',
	...Object.fromEntries(
		Object.entries(replaceableComponents).map(([name, path]) => [
			`./components/${name}.astro`,
			`./src/ui/components/${path}`,
		]),
	),
	'./layouts/Page.astro': './src/pages/_own-page.astro',
	'./package.json': './package.json',
};

const ofProject = z.object({
	version: z.string(),
	description: z.string(),
	license: z.string(),
	dependencies: z.record(z.string(), z.string()),
});

/** Returns the `package.json` of the package. */
export function packageJson(): string {
	const { dependencies, description, license, version } = ofProject.parse(
		JSON.parse(readSource('package.json')),
	);
	const content = {
		name: 'waymark',
		version,
		description,
		license,
		type: 'module',
		// Astro bundles packages with this word, instead of leaving them to Node.
		keywords: ['astro', 'travel', 'tourism', 'guide'],
		bin: { waymark: 'scripts/waymark.cjs' },
		exports: exportedModules,
		dependencies,
	};
	return `${JSON.stringify(content, undefined, '\t')}\n`;
}
