import { type ChildProcess, fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { StandaloneCoverSettings } from '../../graphics/cover-art/standalone-cover.ts';
import { createProgress } from '../../content/client/progress.ts';
import type { SocialImageCounts, SocialImageSettings } from './draw-social-images.ts';
import type { DrawingProgress, DrawingResult, SocialImageTask } from './drawing-process.ts';
import { noteSiteWriter } from '../workers/site-writers.ts';
import { socialImageFile } from '../../graphics/social-images/social-image-file.ts';

/**
 * Priority of the processes that draw, below that of others (0): pages come first. By
 * `PRIORITY_BELOW_NORMAL` (10) the build waited for pictures at its end where two cores were busy
 * with pages.
 */
const backgroundPriority = 5;

/**
 * Draws the pictures for social networks in a process of its own, in the time that the rest of the
 * build leaves.
 */
export class BackgroundDrawing {
	readonly #settings: SocialImageSettings;
	#process: ChildProcess | undefined;
	#drawn: Promise<SocialImageCounts> | undefined;
	#files: readonly string[] = [];
	#isAwaited = false;

	constructor(settings: SocialImageSettings) {
		this.#settings = settings;
	}

	/** Begins to draw; only the first list counts. */
	begin(covers: readonly StandaloneCoverSettings[]): void {
		if (!this.#drawn) this.#files = covers.map(socialImageFile);
		this.#drawn ??= this.#draw(covers);
		// Whoever waits for the pictures meets the error.
		this.#drawn.catch(() => undefined);
	}

	/** Returns the names of the pictures that were begun. */
	get files(): readonly string[] {
		return this.#files;
	}

	/**
	 * Waits for the pictures that were begun.
	 *
	 * @throws When one cannot be drawn or written, with its name.
	 */
	async drawn(): Promise<SocialImageCounts> {
		if (!this.#drawn) throw new Error('The guide has not said which social images it needs.');
		this.#process?.ref();
		this.#process?.channel?.ref();
		this.#isAwaited = true;
		return this.#drawn;
	}

	#draw(covers: readonly StandaloneCoverSettings[]): Promise<SocialImageCounts> {
		const child = fork(new URL('drawing-process.ts', import.meta.url), { execArgv: [] });
		this.#process = child;
		noteSiteWriter(child);
		// Before it has other threads: on Linux each takes over the priority of the one that begins it.
		// None may be raised again.
		if (child.pid !== undefined) {
			setPriority(child.pid, Math.max(getPriority(), backgroundPriority));
		}
		const progress = createProgress({ label: 'Pictures for link previews' });
		const drawn = new Promise<SocialImageCounts>((resolve, reject) => {
			child.on('message', (message: DrawingResult | DrawingProgress) => {
				if ('error' in message) reject(new Error(message.error));
				else if ('drawn' in message) resolve(message);
				else if (this.#isAwaited) progress.advance(message.done, message.total);
			});
			child.once('error', reject);
			child.once('exit', (code, signal) => {
				const end = () => {
					reject(new Error(`The drawing of social images ended with ${signal ?? `code ${code}`}.`));
				};
				// Its end may be met before its response, which comes before the channel is closed.
				if (child.connected) child.once('disconnect', end);
				else end();
			});
		});
		child.send({ covers, settings: this.#settings } satisfies SocialImageTask);
		// A build that fails meanwhile ends without it.
		child.unref();
		child.channel?.unref();
		return drawn.finally(progress.clear);
	}
}
