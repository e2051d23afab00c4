import { isMainThread } from 'node:worker_threads';
import sharpService from 'astro/assets/services/sharp';

/**
 * Image service of Astro, on the thread that builds. There Astro gathers which pictures of
 * `astro:assets` it has to make, so a page that shows one is rendered by no other thread.
 */
const service: typeof sharpService = {
	...sharpService,
	validateOptions(...given) {
		if (!isMainThread) throw new Error('A picture of astro:assets is on the page.');
		return sharpService.validateOptions?.(...given) ?? given[0];
	},
};

export default service;
