import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserVariable, findBrowser } from './find-browser.ts';

/**
 * `npm test`: finds a browser, then runs Playwright with the arguments that follow, such as
 * `-- --project=unit`.
 */
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
			...process.argv.slice(2),
		],
		{ stdio: 'inherit', env: { ...process.env, [browserVariable]: browser } },
	);
	process.exitCode = status ?? 1;
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
