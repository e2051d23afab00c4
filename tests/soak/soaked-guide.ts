import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SeededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import {
	type RunningContentServer,
	startContentServer,
} from '../../src/cli/sample-service/server.ts';
import type { ContentServerOptions } from '../../src/cli/sample-service/server-options.ts';
import { snapshotPath } from '../../src/config/memory-files.ts';
import { type Build, buildFolder, buildSite } from '../support/build-site.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { brokenPromises } from './broken-promises.ts';
import { ChangingContent } from './changing-content.ts';
import { publishedState } from './published-state.ts';
import type { Situation } from './situations.ts';
import type { SmallDisk } from './small-disk.ts';

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
	readonly #disk: SmallDisk | undefined;

	private constructor(
		name: string,
		seed: number,
		content: ChangingContent,
		service: RunningContentServer,
		disk: SmallDisk | undefined,
	) {
		this.#name = name;
		this.#seed = seed;
		this.#content = content;
		this.#service = service;
		this.#disk = disk;
	}

	/**
	 * @param name Of the folder of the builds.
	 * @param disk On which that folder is, where it is to be filled.
	 */
	static async start(
		name: string,
		seed: number,
		random: SeededRandom,
		disk?: SmallDisk,
	): Promise<SoakedGuide> {
		const content = new ChangingContent(random);
		const service = await startContentServer({ content: content.served, token: distinctiveToken });
		return new SoakedGuide(name, seed, content, service, disk);
	}

	/** Builds once, and tells what became of it. */
	async build(situation: string, happening: Situation): Promise<SoakedBuild> {
		const isFirst = this.#isFirst;
		if (!isFirst) this.#content.edit();
		happening.change?.(this.#content);
		// Slowly enough to change between two pages.
		if (happening.listing) await this.#restart({ ...happening.listing, latencyMs: 30 });
		this.#serve(happening);
		const before = isFirst ? undefined : publishedState(this.#name);
		if (happening.service === 'down') await this.#service.close();
		happening.damages?.(snapshotPath(join(buildFolder(this.#name), 'cache')));
		if (happening.roomShare !== undefined) this.#disk?.fill(happening.roomShare);
		const building =
			happening.isTwice === true
				? [this.#run(happening), wait(300).then(() => this.#run(happening))]
				: [this.#run(happening)];
		const isOver = new AbortController();
		const restarting = this.#restartMidway(happening, isOver.signal);
		const losing = this.#losePlaceMidway(happening, isOver.signal);
		const builds = await Promise.all(building);
		isOver.abort();
		await Promise.all([restarting, losing]);
		this.#disk?.clear();
		const requests = this.#service.requests.total;
		if (happening.listing) await this.#restart();
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
				report: reportOf(builds),
				namesOfPlaces: this.#content.namesOfPlaces,
				lasting: this.#content.served.places.map(({ id }) => id),
			}),
			output: builds.map(({ output }) => output).join('\n---\n'),
		};
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.#service.close();
	}

	#serve({ faults: given = [], hides = 0 }: Situation): void {
		const faults = typeof given === 'function' ? given(this.#content) : given;
		const { places, ...others } = this.#content.served;
		this.#service.setContent(hides === Infinity ? {} : { places: places.slice(hides), ...others });
		this.#service.setFaults({ faults, seed: this.#seed });
		this.#service.requests.clear();
	}

	async #run(happening: Situation): Promise<Build> {
		const { copiesImages = false, killedAfterShare, settings, words = [] } = happening;
		const { token, url } = this.#service;
		const { host } = new URL(url);
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
				...(copiesImages ? { GUIDE_IMAGES: 'local', GUIDE_IMAGES_PRIVATE_HOSTS: host } : {}),
				...settings,
			},
			{
				keepCache: !this.#isFirst,
				words,
				...(this.#disk ? { project: this.#disk.project } : {}),
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

	async #losePlaceMidway({ losesPlaceAfter }: Situation, signal: AbortSignal): Promise<void> {
		if (losesPlaceAfter === undefined) return;
		const { requests } = this.#service;
		while (!signal.aborted && requests.total < losesPlaceAfter) await wait(1);
		this.#content.loseFirst();
		this.#service.setContent(this.#content.served);
	}

	async #restart(listing: Partial<ContentServerOptions> = {}): Promise<void> {
		await this.#service.close();
		await this.#startAgain(listing);
	}

	/** At the same point. */
	async #startAgain(options: Partial<ContentServerOptions> = {}): Promise<void> {
		this.#service = await startContentServer({
			content: this.#content.served,
			token: distinctiveToken,
			port: Number(new URL(this.#service.url).port),
			...options,
		});
	}
}

function reportOf(builds: readonly Build[]): string {
	const [first] = builds;
	return first && existsSync(first.reportPath) ? readFileSync(first.reportPath, 'utf8') : '';
}
