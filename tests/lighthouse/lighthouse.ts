import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { buildSite, environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import { siteIn } from '../support/built-site.ts';
import { findBrowser } from '../support/find-browser.ts';
import { type NotableKind, notablePages } from '../support/notable-pages.ts';

/** Fetched when it is needed: it is several times as large as all that the tests use. */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const measured: readonly NotableKind[] = ['home', 'place list', 'rich place', 'rich event'];
const port = 4390;
const origin = `http://localhost:${port}`;
const settings = { SITE_URL: origin, GUIDE_SAMPLE: 'true' };
const minScore = 99;
/** A score is the one in the middle of so many. */
const runs = 3;
/** Beyond it, other work makes pages slower than they are. */
const calmLoad = 3;

/**
 * `npm run lighthouse`: what Lighthouse says of the sample guide on a phone, as `npm run preview`
 * serves it.
 */
const browser = findBrowser((message) => {
	console.log(message);
});
const { exitCode, folder, output } = await buildSite('lighthouse', settings);
if (exitCode === 0) {
	const preview = startPreview(folder);
	try {
		await listening();
		report(folder);
	} finally {
		preview.kill();
		await once(preview, 'close');
	}
} else {
	console.error(`The build failed.\n${output}`);
	process.exitCode = 1;
}

function report(site: string): void {
	const pages = notablePages(siteIn(site, { base: '/', origin }));
	const [load = 0] = loadavg();
	if (load > calmLoad) {
		console.warn(`The machine is busy (load ${load.toFixed(1)}): performance is told too low.`);
	}
	console.log(['page', ...categories].map((name) => name.padEnd(16)).join(''));
	for (const kind of measured) {
		const path = pages.get(kind)?.path;
		if (path === undefined) throw new Error(`The sample guide has no ${kind}.`);
		const scores = Array.from({ length: runs }, (_, run) => scoresOf(kind, path, run));
		const middle = categories.map((_, index) => median(scores.map((score) => score[index] ?? 0)));
		console.log([kind, ...middle].map((cell) => String(cell).padEnd(16)).join(''));
		if (middle.some((score) => score < minScore)) process.exitCode = 1;
	}
}

/** Returns scores of 100, in the order of the categories. */
function scoresOf(kind: string, path: string, run: number): number[] {
	const reports = join(projectRoot, 'test-results', 'lighthouse');
	mkdirSync(reports, { recursive: true });
	const file = join(reports, `${kind.replaceAll(' ', '-')}-${run + 1}.json`);
	const { status, stderr } = spawnSync(
		'npm',
		[
			'exec',
			'--yes',
			`--package=${lighthouse}`,
			'--',
			'lighthouse',
			origin + path,
			'--quiet',
			'--output=json',
			`--output-path=${file}`,
			`--only-categories=${categories.join(',')}`,
			`--chrome-flags=--headless=new ${process.getuid?.() === 0 ? '--no-sandbox' : ''}`,
		],
		{
			encoding: 'utf8',
			env: { ...process.env, CHROME_PATH: browser },
			shell: process.platform === 'win32',
		},
	);
	if (status !== 0) throw new Error(`Lighthouse failed at ${path}.\n${stderr}`);
	// Lighthouse writes it so
	// (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
	const { categories: found } = JSON.parse(readFileSync(file, 'utf8')) as {
		categories: Record<string, { score: number | null }>;
	};
	return categories.map((name) => Math.round((found[name]?.score ?? 0) * 100));
}

function startPreview(outDir: string): ChildProcess {
	return spawn(
		process.execPath,
		[join('src', 'cli', 'commands', 'preview.ts'), '--port', String(port)],
		{
			cwd: projectRoot,
			env: {
				...environmentWithoutSettings(),
				OUTPUT_DIRECTORY: outDir,
				...settings,
			},
			stdio: 'ignore',
		},
	);
}

async function listening(): Promise<void> {
	const waitMs = 500;
	for (let tries = 0; tries < 120; tries++) {
		const isThere = await fetch(origin).then(
			({ ok }) => ok,
			() => false,
		);
		if (isThere) return;
		await new Promise((resolve) => setTimeout(resolve, waitMs));
	}
	throw new Error(`The preview does not answer on ${origin}.`);
}

function median(scores: readonly number[]): number {
	return scores.toSorted((a, b) => a - b)[Math.floor(scores.length / 2)] ?? 0;
}
