import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import { type Build, buildSite } from '../support/build-site.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { brokenPromises } from './broken-promises.ts';
import { ChangingContent } from './changing-content.ts';
import { publishedState } from './published-state.ts';
import type { Situation } from './situations.ts';

export interface SoakedBuild {
	situation: string;
	exitCodes: (number | null)[];
	seconds: number;
	/** Requests that the service was sent. */
	requests: number;
	/** Places that have a page afterwards. */
	places: number;
	isSiteChanged: boolean;
	complaints: string[];
	/** Text that the builds printed. */
	output: string;
}

const restMs = 700;

/** A guide that is built again and again from a service to which things happen. */
export class SoakedGuide implements AsyncDisposable {
	readonly #name: string;
	readonly #content: ChangingContent;
	readonly #seed: number;
	#service: RunningContentServer;
	#isFirst = true;
	#lastSeconds = 10;

	private constructor(
		name: string,
		seed: number,
		content: ChangingContent,
		service: RunningContentServer,
	) {
		this.#name = name;
		this.#seed = seed;
		this.#content = content;
		this.#service = service;
	}

	/** @param name Of the folder of the builds. */
	static async start(name: string, seed: number, random: SeededRandom): Promise<SoakedGuide> {
		const content = new ChangingContent(random);
		const service = await startContentServer({ content: content.served, token: distinctiveToken });
		return new SoakedGuide(name, seed, content, service);
	}

	/** Builds once, and tells what became of it. */
	async build(situation: string, happening: Situation): Promise<SoakedBuild> {
		const isFirst = this.#isFirst;
		if (!isFirst) this.#content.edit();
		happening.change?.(this.#content);
		this.#serve(happening);
		const before = isFirst ? undefined : publishedState(this.#name);
		if (happening.service === 'down') await this.#service.close();
		const building =
			happening.isTwice === true
				? [this.#run(happening), wait(300).then(() => this.#run(happening))]
				: [this.#run(happening)];
		const isOver = new AbortController();
		const restarting = this.#restartMidway(happening, isOver.signal);
		const builds = await Promise.all(building);
		isOver.abort();
		await restarting;
		const requests = this.#service.requests.total;
		if (happening.service === 'down') await this.#startAgain();
		const after = publishedState(this.#name);
		this.#isFirst = false;
		const earlier = before ?? { ...after, files: {} };
		return {
			situation,
			exitCodes: builds.map(({ exitCode }) => exitCode),
			seconds: Math.max(...builds.map(({ seconds }) => seconds)),
			requests,
			places: after.places.size,
			isSiteChanged: JSON.stringify(earlier.files) !== JSON.stringify(after.files),
			complaints: await brokenPromises({
				name: this.#name,
				situation: happening,
				builds,
				before: earlier,
				after,
				requests,
			}),
			output: builds.map(({ output }) => output).join('\n---\n'),
		};
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#service.close();
	}

	#serve({ faults = [], hides = 0 }: Situation): void {
		const { places, ...others } = this.#content.served;
		this.#service.setContent(hides === Infinity ? {} : { places: places.slice(hides), ...others });
		this.#service.setFaults({ faults, seed: this.#seed });
		this.#service.requests.clear();
	}

	async #run({ killedAfterShare, settings, words = [] }: Situation): Promise<Build> {
		const { token, url } = this.#service;
		const build = await buildSite(
			this.#name,
			{
				CONTENT_SERVICE_URL: url,
				CONTENT_SERVICE_TOKEN: token,
				CONTENT_SERVICE_MAX_RETRIES: '3',
				CONTENT_SERVICE_HEADERS_TIMEOUT_MS: '4000',
				CONTENT_SERVICE_BODY_TIMEOUT_MS: '4000',
				CONTENT_SYNC_MINUTES: '3',
				GUIDE_MOST_SOCIAL_IMAGES: '0',
				...settings,
			},
			{
				keepCache: !this.#isFirst,
				words,
				...(killedAfterShare === undefined
					? {}
					: { killedAfterMs: killedAfterShare * this.#lastSeconds * 1000 }),
			},
		);
		if (build.exitCode !== null) this.#lastSeconds = build.seconds;
		return build;
	}

	async #restartMidway({ service }: Situation, signal: AbortSignal): Promise<void> {
		if (typeof service !== 'object') return;
		const { requests } = this.#service;
		while (!signal.aborted && requests.total < service.restartsAfter) await wait(2);
		await this.#service.close();
		await wait(restMs);
		await this.#startAgain();
	}

	/** At the same point. */
	async #startAgain(): Promise<void> {
		this.#service = await startContentServer({
			content: this.#content.served,
			token: distinctiveToken,
			port: Number(new URL(this.#service.url).port),
		});
	}
}
