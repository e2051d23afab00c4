import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { browserVariable, findBrowser } from './find-browser.ts';
import { timesVariable } from './test-property.ts';

/**
 * `npm test`: finds a browser, then runs Playwright with the arguments that follow, such as
 * `-- --project=unit`. `npm run test:nightly` does so with all values of the properties.
 */
const words = process.argv.slice(2);
const isNightly = words[0] === '--nightly';
try {
	const browser = findBrowser((message) => {
		console.log(message);
	});
	console.log(`Browser of the tests: ${browser}`);
	const { status } = spawnSync(
		process.execPath,
		[
			join('node_modules', 'playwright', 'cli.js'),
			'test',
			'--config=tests/playwright.config.ts',
			...words.slice(isNightly ? 1 : 0),
		],
		{
			stdio: 'inherit',
			env: {
				...(isNightly ? { [timesVariable]: '1' } : {}),
				// Code is compiled once for all builds. Threads of tests find theirs there, and have no
				// types to strip: V8 may end a process in which several do (nodejs/node#64500).
				NODE_COMPILE_CACHE: resolve('test-results', 'compiled-code'),
				...process.env,
				[browserVariable]: browser,
			},
		},
	);
	process.exitCode = status ?? 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
