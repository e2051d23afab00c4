import { defineCollection } from 'astro:content';
import * as env from 'astro:env/server';
import { isContentRead, isSyncOnly } from 'virtual:waymark/content-state';
import { memoryFiles } from './config/memory-files.ts';
import { createRoutes } from './config/routes.ts';
import { contentLoader } from './content/loaders/content-loader.ts';
import { sharedRefresh } from './content/loaders/shared-refresh.ts';
import {
	eventSummarySchema,
	groupingSummarySchema,
	placeSummarySchema,
} from './guide/model/summary-schemas.ts';

const content = {
	snapshotPath: memoryFiles(env).snapshotPath,
	isSyncOnly,
	refresh: sharedRefresh(4, async () => {
		if (isContentRead) return;
		// Imported when it is needed: the command that builds has read the service already.
		const { readContent } = await import('./cli/read-content.ts');
		await readContent(env, createRoutes(import.meta.env.SITE, import.meta.env.BASE_URL));
	}),
};

export const collections = {
	places: defineCollection({
		loader: contentLoader('places', content),
		schema: placeSummarySchema,
	}),
	events: defineCollection({
		loader: contentLoader('events', content),
		schema: eventSummarySchema,
	}),
	destinations: defineCollection({
		loader: contentLoader('destinations', content),
		schema: groupingSummarySchema,
	}),
	collections: defineCollection({
		loader: contentLoader('collections', content),
		schema: groupingSummarySchema,
	}),
};
