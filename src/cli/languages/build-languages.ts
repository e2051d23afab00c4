import { join } from 'node:path';
import { joinLanguages } from '../../build/join-languages/join-languages.ts';
import { writeLanguageTable } from '../../build/join-languages/pages-of-language.ts';
import { type GuideLanguage, pathOf, tagOf } from '../../config/languages/guide-language.ts';
import { languagesFolder } from '../../config/languages/language-settings.ts';
import type { WherePublished } from '../../config/where-published.ts';
import { LanguageProcess } from './language-process.ts';

export interface GuideOfLanguages {
	languages: readonly GuideLanguage[];
	cacheFolder: string;
	where: WherePublished;
	/** Words of the command line. */
	words: readonly string[];
	isPreview: boolean;
	/** Instant for which all languages are built (ISO 8601). */
	instant: string;
	/** Whether a part of the pages is rendered, and nothing published. */
	isShard: boolean;
}

/**
 * Builds a guide of several languages: all are read at once, each is rendered when all have been
 * read, and the sites of all are published in one step.
 *
 * @returns Words on languages whose pages are not of what the service sends now.
 * @throws When any of them could not be built; nothing is published then.
 */
export async function buildLanguages(guide: GuideOfLanguages): Promise<string[]> {
	const { cacheFolder, languages, where, words } = guide;
	const processes = languages.map(
		(language) => new LanguageProcess(tagOf(language), words, guide.instant),
	);
	const readings = await Promise.all(processes.map((process) => process.read()));
	const unread = processes.filter((_, index) => readings[index] === false);
	if (unread.length > 0) {
		await Promise.all(processes.map((process) => process.end()));
		const tags = unread.map(({ tag }) => tag).join(', ');
		throw new LanguageError(`Nothing is published: ${tags} could not be read.`);
	}
	const folderOf = (language: GuideLanguage) =>
		join(cacheFolder, languagesFolder, `${tagOf(language)}${guide.isPreview ? '-drafts' : ''}`);
	writeLanguageTable(
		languages.map((language) => ({
			cacheFolder: folderOf(language),
			isAlwaysTranslated: language.translations === 'always',
		})),
	);
	const notes: string[] = [];
	for (const process of processes) {
		const { isBuilt, words: note } = await process.build();
		if (!isBuilt) {
			await Promise.all(processes.map((other) => other.end()));
			throw new LanguageError(`Nothing is published: ${process.tag} could not be built.`);
		}
		if (note !== undefined) notes.push(`${process.tag}: ${note}`);
	}
	if (guide.isShard) return notes;
	const parts = languages.map((language) => ({
		folder: join(
			cacheFolder,
			languagesFolder,
			tagOf(language),
			guide.isPreview ? 'site-drafts' : 'site',
		),
		path: pathOf(language),
	}));
	console.log(joinLanguages(parts, where.folder, cacheFolder));
	return notes;
}

/** Tells that the build of a language has failed; its own words stand above. */
class LanguageError extends Error {
	readonly hint = 'What is wrong stands in the lines above that begin with its tag.';
}
