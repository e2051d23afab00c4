import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dayInZone } from '../../domain/events/days.ts';
import { digestOfCode } from '../page-cache/site-digest.ts';
import { languageTable } from '../../config/languages/read-table.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import type { Settings } from '../../config/read-settings.ts';
import type { WherePublished } from '../../config/where-published.ts';
import { Snapshot } from '../../content/snapshot/snapshot.ts';
import { digestOfFiles } from './files-digest.ts';
import { takeNextChange } from './next-change-of-build.ts';
import { forgetSiteState, readSiteState, type SiteState, writeSiteState } from './site-state.ts';

/** Settings by which no site differs from another. */
const withoutEffect =
	/^(CONTENT_(SERVICE_TOKEN|FULL_READ|OFFLINE|ACCEPT_SHRINK|REPORT)$|GUIDE_NOW$|GUIDE_BUILD_THREADS$)/;

export interface SiteOfBuild {
	/** Folder of the project. */
	root: string;
	where: WherePublished;
	settings: Settings;
	/** IANA time zone of the guide. */
	timeZone: string;
	/** Instant for which the guide is built. */
	nowMs: number;
}

/**
 * Compares the site that a build is to publish with the one that is published: it is known to be
 * published already where code, settings, content and all files are those of the build before, and
 * no date has begun or is over since.
 */
export class PublishedSite {
	readonly #site: SiteOfBuild;
	readonly #code: string;
	#isAsNoted: boolean | undefined;
	#content: Pick<SiteState, 'content' | 'contentDay'> | undefined;

	/**
	 * Reads the code before a build: the build may take so long that the code has changed at its end.
	 */
	constructor(site: SiteOfBuild) {
		this.#site = site;
		this.#code = digestOfCode(site.root, ['public']);
	}

	/**
	 * Returns whether a build would publish nothing but what is published. To be asked when the
	 * content has been read, and again when other languages have been: all else is looked at once.
	 */
	isUpToDate(): boolean {
		const { settings } = this.#site;
		// A build for which all is made anew leaves nothing as it is.
		if (settings.GUIDE_DRAW_ALL_PAGES || settings.GUIDE_SHARD !== undefined) return false;
		const state = readSiteState(settings.WAYMARK_CACHE);
		if (state?.maker !== this.#maker()) return false;
		this.#isAsNoted ??= this.#isAs(state);
		return this.#isAsNoted;
	}

	#isAs(state: SiteState): boolean {
		const { nowMs, where } = this.#site;
		if (nowMs < state.madeForMs || nowMs >= state.rightUntilMs) return false;
		const { content, contentDay } = this.#contentRead();
		return (
			content === state.content &&
			contentDay === state.contentDay &&
			this.#addresses() === state.addresses &&
			digestOfFiles(where.folder) === state.files
		);
	}

	/**
	 * Forgets what is known of the published site. To be called when the content has been read,
	 * before a build: that may fail midway, and another one may read the service anew before it
	 * ends.
	 */
	begin(): void {
		forgetSiteState(this.#site.settings.WAYMARK_CACHE);
		this.#content = this.#contentRead();
	}

	/**
	 * Notes what the site was made of that a build of this process has just published. Where it
	 * cannot be noted, that is reported and ends nothing.
	 */
	remember(): void {
		try {
			this.#note();
		} catch (error) {
			console.error(
				`The site is published, but what it was made of could not be noted (${String(error)}): the next build makes it again.`,
			);
		}
	}

	#note(): void {
		const { nowMs, settings, where } = this.#site;
		const rightUntilMs = takeNextChange(settings.WAYMARK_CACHE);
		const files = digestOfFiles(where.folder);
		if (!this.#content || rightUntilMs === undefined || files === undefined) return;
		writeSiteState(settings.WAYMARK_CACHE, {
			...this.#content,
			maker: this.#maker(),
			addresses: this.#addresses(),
			files,
			madeForMs: nowMs,
			rightUntilMs,
		});
	}

	#maker(): string {
		const { icu, node, tz, unicode } = process.versions;
		const { settings, where } = this.#site;
		const effective = Object.entries(settings).filter(([name]) => !withoutEffect.test(name));
		const ofOthers = languageTable(settings)?.shownDigest;
		const given = [ofOthers, where, effective.sort(), node, icu, tz, unicode, process.env.TZ];
		return hash('sha256', `${this.#code}\n${JSON.stringify(given)}`, 'base64url');
	}

	#contentRead(): Pick<SiteState, 'content' | 'contentDay'> {
		return this.#ofSnapshot((snapshot) => ({
			content: snapshot.contentDigest(),
			contentDay: dayInZone(Date.parse(snapshot.readAt), this.#site.timeZone),
		}));
	}

	#addresses(): string {
		const { addressesFile: path = '' } = memoryFiles(this.#site.settings);
		const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
		const remembered = this.#ofSnapshot((snapshot) => snapshot.addressDigest());
		return hash('sha256', `${remembered}\n${committed}`, 'base64url');
	}

	#ofSnapshot<T>(read: (snapshot: Snapshot) => T): T {
		const snapshot = new Snapshot(memoryFiles(this.#site.settings).snapshotPath);
		try {
			return read(snapshot);
		} finally {
			snapshot.close();
		}
	}
}
