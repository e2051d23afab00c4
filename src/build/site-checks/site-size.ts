import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { partialPath } from '../../content/snapshot/partial-files.ts';
import type { SiteProblem } from './site-problem.ts';

const sizeSchema = z.object({
	/**
	 * Pages that do not merely lead on to another one. Those about events and lists below `/browse/`
	 * are not counted, as they come and go, nor are those that say of a record that it is gone: they
	 * stand for what the site has lost.
	 */
	pages: z.number(),
	/** Pages among these that are about a place. */
	places: z.number(),
});

/** Holds how many pages a site has, and how many of these are about a place. */
export type SiteSize = z.output<typeof sizeSchema>;

/**
 * Returns what is wrong with a site that has far fewer pages than the one that was published last.
 *
 * The sync holds each reading against the one before; this holds the site against what visitors
 * have, from which several readings that were never published may lie apart.
 *
 * @param published Size of the last published site; absent where none is known.
 * @param maxGoneShare The share of the pages that may be gone.
 */
export function checkSize(
	size: SiteSize,
	published: SiteSize | undefined,
	maxGoneShare: number,
): SiteProblem[] {
	if (published === undefined) return [];
	return (['pages', 'places'] as const).flatMap((what) => {
		const gone = published[what] - size[what];
		if (gone <= published[what] * maxGoneShare) return [];
		return {
			severity: 'error',
			rule: 'size',
			page: '/',
			message: `The site has ${size[what]} ${what === 'pages' ? 'pages, those about events and lists to browse apart' : 'pages of places'}; the one that is published has ${published[what]}, and ${gone} fewer are more than CONTENT_MOST_GONE allows.`,
			remedy: 'If that is right, build once with npm run build -- --accept-shrink.',
		};
	});
}

/**
 * Returns the size of the site that was published last; `undefined` where the file of it does not
 * say.
 */
export function publishedSize(path: string): SiteSize | undefined {
	try {
		return sizeSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data;
	} catch {
		return undefined;
	}
}

/**
 * Remembers the size of a site that has been published; stands after what publishes it, so what
 * goes wrong here is reported and does not end the build.
 */
export function rememberSize(path: string, size: () => SiteSize | undefined): AstroIntegration {
	return {
		name: 'waymark-size',
		hooks: {
			'astro:build:done': ({ logger }) => {
				try {
					writeSize(path, size());
				} catch (error) {
					logger.error(
						`The site is published, but its size could not be remembered (${String(error)}): the next build is compared with an earlier one.`,
					);
				}
			},
		},
	};
}

function writeSize(path: string, size: SiteSize | undefined): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(partialPath(path), JSON.stringify(size));
	renameSync(partialPath(path), path);
}
