import { once } from 'node:events';
import { join } from 'node:path';
import {
	keepPagesOfLanguage,
	writePagesOfLanguage,
} from '../../build/join-languages/pages-of-language.ts';
import type { PublishedSite } from '../../build/skip-unchanged/published-site.ts';
import type { Site } from '../../config/site-facts.ts';
import type { Settings } from '../../config/read-settings.ts';
import type { WherePublished } from '../../config/where-published.ts';
import { readForBuild } from '../build-guide.ts';

/** Describes what the build of one language tells the build of all of them. */
export type LanguageNews =
	| { state: 'read' }
	| {
			state: 'built';
			/** Meaning of its exit code, where that is not plain. */
			words?: string | undefined;
	  };

/** Word that lets the build of a language go on. */
export const turnWord = 'build';

/** Returns whether this process builds one language for the build of all of them. */
export function isOneOfLanguages(): boolean {
	return process.send !== undefined && (process.env.GUIDE_LANGUAGE ?? '') !== '';
}

/** Tells the build of all languages how far this one is; without such a build nobody is told. */
export async function tell(news: LanguageNews): Promise<void> {
	if (!isOneOfLanguages()) return;
	await new Promise<void>((resolve) => {
		process.send?.(news, undefined, undefined, () => {
			resolve();
		});
	});
}

/**
 * Waits until it is the turn of this language: all have been read by then, and what each needs to
 * know of the others is there.
 */
export async function turn(
	settings: Settings,
	site: Site,
	where: WherePublished,
	published: PublishedSite,
): Promise<void> {
	if (!isOneOfLanguages()) return;
	if (!published.isUpToDate() || !keepPagesOfLanguage(settings)) {
		writePagesOfLanguage(settings, site, where);
	}
	process.once('disconnect', () => {
		// Nobody will say so any more.
		process.exit(1);
	});
	const asked = once(process, 'message');
	await tell({ state: 'read' });
	await asked;
}

/**
 * Does what `readForBuild` does. Where nothing new of the language can be published, such as where
 * its list shrank, what was read of it before stands in, so that the other languages are published:
 * `standIn` says why.
 *
 * @throws When there is nothing to build the language from.
 */
export async function readLanguage(
	settings: Settings,
	where: WherePublished,
): Promise<Awaited<ReturnType<typeof readForBuild>> & { standIn?: string }> {
	try {
		return await readForBuild(settings, where);
	} catch (error) {
		if (!isOneOfLanguages() || settings.CONTENT_OFFLINE) throw error;
		// The report of the reading that failed stays.
		const besides = { CONTENT_REPORT: join(settings.WAYMARK_CACHE, 'stand-in-report.json') };
		const before = { ...settings, ...besides, CONTENT_OFFLINE: true };
		const read = await readForBuild(before, where).catch(() => {
			throw error;
		});
		return { ...read, standIn: error instanceof Error ? error.message : String(error) };
	}
}
