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
const measured: readonly NotableKind[] = [
	'home',
	'place list',
	'rich place',
	'rich event',
	'event list',
];
/** Paths of pages that are no notable kind of records. */
const pagesOfScripts = ['/explore/', '/map/'];
const audits = [
	'largest-contentful-paint',
	'total-blocking-time',
	'cumulative-layout-shift',
] as const;
const port = 4390;
const origin = `http://localhost:${port}`;
const settings = { SITE_URL: origin, GUIDE_SAMPLE: 'true' };
const minScore = 99;
/** A score is the one in the middle of so many. */
const runs = 3;
/** Beyond it, other work makes pages slower than they are. */
const calmLoad = 3;

/**
 * Is what Lighthouse writes
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
 */
interface Report {
	readonly categories: Readonly<Record<string, Category>>;
	readonly audits: Readonly<Record<string, Audit>>;
}

/** Holds a score between 0 and 1, and the audits that it is made of. */
interface Category {
	readonly score: number | null;
	readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** Holds the result of an audit; it has no score where it does not apply to a page. */
interface Audit {
	readonly title: string;
	readonly score: number | null;
	readonly numericValue?: number;
}

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
	row(['page', ...categories, 'LCP (ms)', 'blocking (ms)', 'CLS']);
	const paths = measured.map((kind) => pages.get(kind)?.path ?? missing(kind));
	for (const path of [...paths, ...pagesOfScripts]) {
		const found = Array.from({ length: runs }, (_, run) => reportOf(path, run));
		const scores = categories.map((name) =>
			median(found.map(({ categories: of }) => Math.round((of[name]?.score ?? 0) * 100))),
		);
		const times = audits.map((name) =>
			median(found.map(({ audits: of }) => of[name]?.numericValue ?? 0)),
		);
		const [largest = 0, blocked = 0, shift = 0] = times;
		row([path, ...scores, Math.round(largest), Math.round(blocked), shift.toFixed(3)]);
		for (const fault of new Set(found.flatMap(faultsOf))) console.log(`  ${fault}`);
		if (scores.some((score) => score < minScore)) process.exitCode = 1;
	}
}

function missing(kind: NotableKind): never {
	throw new Error(`The sample guide has no ${kind}.`);
}

function row(cells: readonly (string | number)[]): void {
	const [path, ...numbers] = cells.map(String);
	console.log((path ?? '').padEnd(50) + numbers.map((cell) => cell.padStart(15)).join(''));
}

/** Returns titles of audits beside speed that a page does not pass. */
function faultsOf({ categories: of, audits: found }: Report): string[] {
	return categories
		.filter((name) => name !== 'performance')
		.flatMap((name) => of[name]?.auditRefs ?? [])
		.filter(({ id, weight }) => weight > 0 && (found[id]?.score ?? 1) < 1)
		.map(({ id }) => `${id}: ${found[id]?.title ?? ''}`);
}

/** Measures a page of the guide once. */
function reportOf(path: string, run: number): Report {
	const reports = join(projectRoot, 'test-results', 'lighthouse');
	mkdirSync(reports, { recursive: true });
	const file = join(reports, `${path.replaceAll('/', '_')}-${run + 1}.json`);
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
	return JSON.parse(readFileSync(file, 'utf8')) as Report;
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
