import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { socialImageFolder } from '../../config/routes.ts';
import type { TypefaceFiles } from '../../graphics/typesetting/guide-typefaces.ts';
import { BackgroundDrawing } from './background-drawing.ts';
import { registerDrawing } from './drawing-of-build.ts';

export interface SocialImageOptions {
	cacheFolder: string;
	typefaceFiles: TypefaceFiles;
	/** Pictures drawn at the same time; as many as there are cores where it is not stated. */
	threads?: number | undefined;
}

/**
 * Draws the pictures for social networks while pages are made, and waits for them when all are.
 *
 * Which ones is said by the guide (`src/pages/social/`), and not by the pages: a page that is
 * cached from an earlier build needs its picture as well.
 */
export function socialImages({
	cacheFolder,
	threads = availableParallelism(),
	typefaceFiles,
}: SocialImageOptions): AstroIntegration {
	let drawing: BackgroundDrawing | undefined;
	return {
		name: 'waymark-social-images',
		hooks: {
			'astro:config:done': ({ config }) => {
				drawing = new BackgroundDrawing({
					cacheFolder,
					outputFolder: join(fileURLToPath(config.outDir), socialImageFolder),
					typefaceFiles,
					concurrency: threads,
				});
			},
			'astro:build:start': () => {
				registerDrawing(drawing);
			},
			'astro:build:done': async ({ logger }) => {
				registerDrawing(undefined);
				if (!drawing) return;
				const startedAt = performance.now();
				const { drawn, reused } = await drawing.drawn();
				const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
				logger.info(`${drawn} drawn and ${reused} kept; the build waited ${seconds} s for them.`);
			},
		},
	};
}
