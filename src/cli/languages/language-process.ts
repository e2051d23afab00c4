import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type LanguageNews, turnWord } from './language-turn.ts';

const buildCommand = fileURLToPath(new URL('../commands/build.ts', import.meta.url));

/** Runs the build of one language in a process of its own, which waits for its turn. */
export class LanguageProcess {
	readonly tag: string;
	readonly #child: ChildProcess;
	readonly #ended: Promise<void>;
	#words: string | undefined;

	/**
	 * @param words Those of the command line.
	 * @param instant Instant for which the site is built.
	 */
	constructor(tag: string, words: readonly string[], instant: string) {
		this.tag = tag;
		this.#child = fork(buildCommand, [...words], {
			env: { ...process.env, GUIDE_LANGUAGE: tag, GUIDE_NOW: instant },
			stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
		});
		// Its last news may come after its end.
		const closed = [once(this.#child, 'close'), once(this.#child, 'disconnect')];
		this.#ended = Promise.all(closed).then(() => undefined);
		this.#print(this.#child.stdout, process.stdout);
		this.#print(this.#child.stderr, process.stderr);
		process.once('exit', () => this.#child.kill());
	}

	/** Waits until the language has been read; returns `false` where its build has ended before. */
	async read(): Promise<boolean> {
		return Promise.race([this.#news('read').then(() => true), this.#ended.then(() => false)]);
	}

	/** Lets the build go on to its end; its words say what a good exit code leaves open. */
	async build(): Promise<{ isBuilt: boolean; words?: string | undefined }> {
		let isBuilt = false;
		void this.#news('built').then((news) => {
			isBuilt = true;
			if (news.state === 'built') this.#words = news.words;
		});
		this.#child.send(turnWord);
		await this.#ended;
		return { isBuilt, words: this.#words };
	}

	/** Ends the build before its turn. */
	async end(): Promise<void> {
		// It waits, so nothing is lost. Node tells no end of a child that it has disconnected from.
		this.#child.kill();
		await this.#ended;
	}

	async #news(state: LanguageNews['state']): Promise<LanguageNews> {
		return new Promise((resolve) => {
			// Only `tell` of the same version sends any.
			this.#child.on('message', (news) => {
				if ((news as LanguageNews).state === state) resolve(news as LanguageNews);
			});
		});
	}

	#print(from: ChildProcess['stdout'], to: NodeJS.WriteStream): void {
		if (!from) return;
		createInterface({ input: from }).on('line', (line) => {
			to.write(line === '' ? '\n' : `[${this.tag}] ${line}\n`);
		});
	}
}
