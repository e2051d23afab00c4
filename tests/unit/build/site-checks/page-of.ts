import { readPage } from '../../../../src/build/site-checks/page-reading.ts';

/** Returns what the checks read of a page with this head and main part. */
export function pageOf(main: string, head = ''): ReturnType<typeof readPage> {
	return readPage(
		`<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><header><a href="/">Home</a></header><main id="content">${main}</main></body></html>`,
	);
}
