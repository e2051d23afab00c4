import { basename, resolve } from 'node:path';
import { workflowFor, type WorkflowHost, workflowPaths } from './workflows.ts';

const astroConfig = `import { waymark } from 'waymark';
import guide from './guide.ts';

export default {
	integrations: [waymark(guide)],
};
`;

const contentConfig = `// Collections of your own may stand beside those of the guide.
export { collections } from 'waymark/content';
`;

const settings = `# Copied to .env by \`cp .env.example .env\`, which stays out of Git as it holds the token.

# Access token of the content service that guide.ts names. One with # is written in single quotes,
# 'ab#c', and each $ has a backslash before it, also there: 'ab\\$c#d'.
CONTENT_SERVICE_TOKEN=
`;

const leftOut = `.astro/
.env
.env.*
!.env.example
.waymark/
.waymark-drafts/
/content-report.*
/dist/
/dist-drafts/
/dist*.partial/
node_modules/
`;

/** Returns the files of a new guide, by their paths in its folder. */
export function filesOfGuide(
	folder: string,
	host: WorkflowHost | undefined,
): Record<string, string> {
	const title = basename(resolve(folder));
	const files = {
		'package.json': `${JSON.stringify(packageFile(title), undefined, '\t')}\n`,
		'astro.config.mjs': astroConfig,
		'guide.ts': guideModule(title),
		'src/content.config.js': contentConfig,
		'.env.example': settings,
		'.gitignore': leftOut,
	};
	if (host === undefined) return files;
	return { ...files, [workflowPaths[host]]: workflowFor(host) };
}

function packageFile(title: string): object {
	const commands = ['dev', 'build', 'preview', 'doctor', 'map'];
	return {
		name:
			title
				.toLowerCase()
				.replace(/[^a-z0-9]+/g, '-')
				.replace(/^-|-$/g, '') || 'guide',
		private: true,
		type: 'module',
		scripts: Object.fromEntries(commands.map((name) => [name, `waymark ${name}`])),
		// npm runs no scripts of packages that are not named; Node comes by one.
		allowScripts: { node: true, esbuild: true },
	};
}

function guideModule(title: string): string {
	return `import { defineGuide } from 'waymark/guide';

export default defineGuide({
	name: ${JSON.stringify(title)},
	// Write the address of your content service here, and its token into .env. Until then the guide
	// has the content of the sample.
	service: 'sample',
	// tagline: 'Places to go and things to do along the Loire.',
	// url: 'https://guide.example',
	// locale: 'fr-FR',
	// contentLanguage: 'fr',
	// timeZone: 'Europe/Paris',
	// accentHue: 150,
});
`;
}
