import { hasSite, previewSite } from '../preview/preview-site.ts';
import { previewSettings } from '../../config/drafts.ts';
import { loadEnvironment } from '../../config/load-environment.ts';
import { settingProblems } from '../../config/setting-problems.ts';
import { wherePublished } from '../../config/where-published.ts';
import { guideSite as site } from '../../config/guide-site.ts';
import { failureOf } from './command-line.ts';
import { previewArguments, previewUsage } from './preview-arguments.ts';

/** `npm run preview`: the finished site as a host serves it, until the command is ended. */
try {
	await main();
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(text);
	process.exitCode = exitCode;
}

async function main(): Promise<void> {
	const { isPreview, showsHelp, ...words } = previewArguments(process.argv.slice(2));
	if (showsHelp) {
		console.log(previewUsage);
		return;
	}
	const ofGuide = loadEnvironment();
	const environment = isPreview ? { ...ofGuide, ...previewSettings(ofGuide) } : ofGuide;
	// What is wrong with other settings does not concern a site that is there.
	const problem = settingProblems(environment, site).find(({ setting }) => setting === 'BASE_PATH');
	if (problem !== undefined) {
		console.error(problem.message);
		process.exitCode = 1;
		return;
	}
	const { base, folder } = wherePublished(environment);
	if (!hasSite(folder)) {
		console.error(
			`There is no site in ${folder} yet: run npm run build${isPreview ? ' -- --drafts' : ''}.`,
		);
		process.exitCode = 1;
		return;
	}
	const server = await previewSite({ base, folder, ...words });
	console.log(`The site in ${folder} is served at:`);
	server.printUrls();
	server.bindCLIShortcuts({ print: true });
}
