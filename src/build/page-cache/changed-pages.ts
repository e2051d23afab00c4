import { hash } from 'node:crypto';
import { entriesOfShard } from '../../config/shard.ts';
import type { PageContext } from '../../ui/view-models/site/page-context.ts';
import type { PageFrame } from '../../ui/view-models/site/page-frame.ts';
import { siteFrame } from '../../ui/view-models/site/site-frame.ts';
import { type CacheInput, cacheKeyOf } from './cache-key.ts';
import type { TextsOfPage } from './page-of-build.ts';
import { pagesOfBuild } from './pages-under-way.ts';
import type { JsonSerializable } from './json-serializable.ts';

/**
 * Holds all that a page shows besides the frame of the site and the words of the interface, which
 * all pages share: the props of its components, in a form that survives JSON.
 */
type Shown<T> = T & JsonSerializable<T> & { frame: PageFrame };

/**
 * Limits the view models that are handed on to where their pages are rendered: Astro holds them
 * until the build ends.
 */
const maxHandedOn = 1000;

/**
 * Returns the paths of a route whose pages must be rendered; the others are in the site already, as
 * an earlier build rendered them from the same view models by the same code. Where the build is to
 * render a part of the pages, those of the others are left out.
 *
 * @param shownOn The view model of a page; not asked for where nothing is cached.
 */
export function changedPages<Path, T>(
	context: PageContext,
	paths: readonly Path[],
	shownOn: (path: Path) => Shown<T>,
): Path[] {
	return notRestored(context, paths, (path) => {
		const page = shownOn(path);
		return { path: addressOf(page), shown: () => page };
	}).map(({ path }) => path);
}

/** Describes a page before it is made. */
interface PageToMake<T> {
	/** Decoded path at which it is served. */
	path: string;
	/**
	 * Returns all that the page is made from besides code and settings, as `noteRendered` takes it;
	 * absent where that is not known.
	 */
	cacheInput?: (() => CacheInput<unknown>) | undefined;
	/**
	 * Returns the view model of the page; not called where an earlier build made the page from the
	 * same input.
	 */
	shown: () => Shown<T>;
}

/**
 * Returns what `changedPages` does, for the pages of records: to make all of their view models
 * takes long.
 *
 * @returns Paths to render; the props of some of them hold the view model of the page.
 */
export function changedRecordPages<Path extends { props: object }, T>(
	context: PageContext,
	paths: readonly Path[],
	pageAt: (path: Path) => PageToMake<T>,
): (Path & { props: { page?: T } })[] {
	return notRestored(context, paths, pageAt).map(({ page, path }) =>
		page === undefined ? path : { ...path, props: { ...path.props, page } },
	);
}

/**
 * Notes what a page shows that is being rendered, so that the next build may reuse it.
 *
 * @param madeFrom Returns the cache input of the page, as `PageToMake` has it.
 */
export function noteRendered<T>(
	context: PageContext,
	page: Shown<T>,
	madeFrom?: () => CacheInput<unknown>,
): void {
	pagesOfBuild()?.noteRendered(
		addressOf(page),
		textsOf(context, addressOf(page), () => page, madeFrom),
		siteFrame(context).contentAsOf,
	);
}

/** Returns the paths of pages to render, with those view models that had to be made. */
function notRestored<Path, T>(
	context: PageContext,
	paths: readonly Path[],
	pageAt: (path: Path) => PageToMake<T>,
): { path: Path; page?: T | undefined }[] {
	const pages = pagesOfBuild();
	const ofShard = pages?.shard ? entriesOfShard(paths, pages.shard) : paths;
	if (!pages?.hasCached) return ofShard.map((path) => ({ path }));
	const { contentAsOf } = siteFrame(context);
	let handedOn = 0;
	return ofShard.flatMap((path) => {
		const { cacheInput, path: address, shown } = pageAt(path);
		let page: Shown<T> | undefined;
		const texts = textsOf(context, address, () => (page = shown()), cacheInput);
		if (pages.restore(address, texts, contentAsOf)) return [];
		return page && handedOn++ < maxHandedOn ? { path, page } : { path };
	});
}

function addressOf({ frame }: { frame: PageFrame }): string {
	if (frame.canonical === undefined)
		throw new Error(`“${frame.title}” has no address to be kept under.`);
	return decodeURIComponent(new URL(frame.canonical).pathname);
}

function textsOf(
	context: PageContext,
	address: string,
	shownOn: () => unknown,
	made: (() => CacheInput<unknown>) | undefined,
): TextsOfPage {
	const around = siteShown(context);
	const inLanguages = () => JSON.stringify(context.languages?.of(encodeURI(address)) ?? '');
	return {
		input: made && (() => `${around}\n${inLanguages()}\n${cacheKeyOf(made())}`),
		shown: () => `${around}\n${JSON.stringify(shownOn())}`,
	};
}

const shownBySite = new WeakMap<PageContext, string>();

/**
 * Returns a digest of what is around every page. Its date is put into cached pages; where problems
 * are reported follows from the code, the settings and the address of a page.
 */
function siteShown(context: PageContext): string {
	const known = shownBySite.get(context);
	if (known !== undefined) return known;
	const {
		contentAsOf: { label },
		report: _,
		...frame
	} = siteFrame(context);
	const shown = hash('sha256', JSON.stringify([frame, label]), 'base64url');
	shownBySite.set(context, shown);
	return shown;
}
