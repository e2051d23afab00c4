import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, AstroPrerenderer, RouteData } from 'astro';
import { cpuMs, mark, type RenderingTimes } from './build-marks.ts';
import { SharedClock } from './shared-clock.ts';

/**
 * Environment variable with the folder in which a build's bundled code is kept, for reading a
 * profile.
 */
export const keptCodeVariable = 'BENCH_KEPT_CODE';

const pageKinds: ReadonlyMap<string, string> = new Map([
	['/places/[place]', 'places'],
	['/events/[event]', 'events'],
]);

/** Step of the clock of processor time. */
const clockStepMs = 25;

type Listed = AstroIntegration | false | null | undefined | Listed[];

/**
 * The integrations of a configuration with their times taken, between two that mark the steps of
 * the build.
 */
export function timedIntegrations(integrations: Listed): AstroIntegration[] {
	const spentMs: Record<string, number> = {};
	const replaced = { prerenderer: (prerenderer: AstroPrerenderer) => prerenderer };
	const flat = [integrations].flat(Infinity as 1).filter((listed) => isIntegration(listed));
	return [
		firstIntegration(),
		...flat.map((one) => timed(withPrerendererNoted(one, replaced), spentMs)),
		lastIntegration(spentMs, replaced),
	];
}

function isIntegration(listed: Listed): listed is AstroIntegration {
	return typeof listed === 'object' && listed !== null && !Array.isArray(listed);
}

/**
 * Astro has one prerenderer, that of the last integration which sets one: the clock is put around
 * that of the project.
 */
interface ReplacedPrerenderer {
	prerenderer: (prerenderer: AstroPrerenderer) => AstroPrerenderer;
}

function withPrerendererNoted(
	integration: AstroIntegration,
	replaced: ReplacedPrerenderer,
): AstroIntegration {
	const work = integration.hooks['astro:build:start'];
	if (work === undefined) return integration;
	return {
		...integration,
		hooks: {
			...integration.hooks,
			'astro:build:start': async (options) =>
				work({
					...options,
					setPrerenderer: (set) => {
						replaced.prerenderer = typeof set === 'function' ? set : () => set;
					},
				}),
		},
	};
}

function firstIntegration(): AstroIntegration {
	return {
		name: 'bench-begin',
		hooks: {
			'astro:config:setup': () => {
				mark('configured');
			},
		},
	};
}

function timed(integration: AstroIntegration, spentMs: Record<string, number>): AstroIntegration {
	const work = integration.hooks['astro:build:done'];
	if (work === undefined) return integration;
	return {
		...integration,
		hooks: {
			...integration.hooks,
			'astro:build:done': async (options) => {
				const startedAt = performance.now();
				await work(options);
				spentMs[integration.name] = performance.now() - startedAt;
			},
		},
	};
}

function lastIntegration(
	spentMs: Record<string, number>,
	replaced: ReplacedPrerenderer,
): AstroIntegration {
	const wallClock = new SharedClock(() => performance.now());
	const cpuClock = new SharedClock(seldomRead(cpuMs));
	const times: RenderingTimes = { kinds: {} };
	let config: AstroConfig | undefined;
	return {
		name: 'bench-end',
		hooks: {
			'astro:config:done': (options) => {
				config = options.config;
			},
			'astro:build:start': ({ setPrerenderer }) => {
				mark('bundling');
				setPrerenderer((prerenderer) => {
					keepCode(config);
					const timed = timedPrerenderer(prerenderer, [wallClock, cpuClock], times);
					return replaced.prerenderer(timed);
				});
			},
			'astro:build:generated': () => {
				const spent = wallClock.spentMs();
				const spentCpu = cpuClock.spentMs();
				for (const [kind, rendering] of Object.entries(times.kinds)) {
					rendering.ms = spent[kind] ?? 0;
					rendering.cpuMs = spentCpu[kind] ?? 0;
				}
				mark('rendered', times);
			},
			'astro:build:done': () => {
				mark('finished', { integrations: spentMs });
			},
		},
	};
}

function timedPrerenderer(
	prerenderer: AstroPrerenderer,
	clocks: readonly SharedClock[],
	times: RenderingTimes,
): AstroPrerenderer {
	return {
		...prerenderer,
		// Known when it is set up; threads draw by it.
		get app(): unknown {
			const app: unknown = Reflect.get(prerenderer, 'app');
			return app;
		},
		async setup() {
			mark('routing');
			await prerenderer.setup?.();
		},
		async getStaticPaths() {
			const paths = await prerenderer.getStaticPaths();
			mark('rendering');
			return paths;
		},
		async render(request, options) {
			const kind = kindOf(options.routeData);
			(times.kinds[kind] ??= { pages: 0, ms: 0, cpuMs: 0 }).pages++;
			for (const clock of clocks) clock.begin(kind);
			try {
				return await prerenderer.render(request, options);
			} finally {
				for (const clock of clocks) clock.end(kind);
			}
		},
	};
}

function kindOf({ route, type }: RouteData): string {
	if (type === 'endpoint') return 'other files';
	return pageKinds.get(route) ?? 'lists and other pages';
}

/**
 * A clock that is not asked for each page: of a process with busy threads that took 2.7 s of a
 * build of 14,000 pages and 9,000 files.
 */
function seldomRead(clock: () => number): () => number {
	let [readAtMs, ms] = [-Infinity, 0];
	return () => {
		const nowMs = performance.now();
		if (nowMs - readAtMs > clockStepMs) [readAtMs, ms] = [nowMs, clock()];
		return ms;
	};
}

/** Astro removes the code that renders the pages when it is done. */
function keepCode(config: AstroConfig | undefined): void {
	const folder = process.env[keptCodeVariable];
	if (folder === undefined || config === undefined) return;
	cpSync(join(fileURLToPath(config.outDir), '.prerender'), folder, { recursive: true });
}
