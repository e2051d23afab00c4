import { hash } from 'node:crypto';
import { entriesOfShard } from '../settings/shard.ts';
import type { PageContext } from '../view-models/page-context.ts';
import type { PageFrame } from '../view-models/page-frame.ts';
import { siteFrame } from '../view-models/site-frame.ts';
import { givenText, type Made } from './given-text.ts';
import { pagesOfBuild } from './pages-under-way.ts';
import type { TextsOfPage } from './pages-of-build.ts';
import type { Plain } from './plain.ts';

/**
 * All that a page shows besides the frame of the site and the words of the interface, which are those of all pages: what its
 * components are given, and nothing that JSON would lose.
 */
type Shown<T> = T & Plain<T> & { frame: PageFrame };

/**
 * Of the paths of a route those whose pages must be drawn; the others are in the site already, as an earlier build drew them from
 * the same view models by the same code. Where the build is to draw a part of the pages, those of the others are left out.
 *
 * @param shownOn The view model of a page; not asked for where nothing is kept, or where the page is made from the same as before.
 * @param madeFrom What that is made from besides code and settings, for pages of which there are many; to be told to `noteDrawn` too.
 */
export function changedPages<Path, T>(
	context: PageContext,
	paths: readonly Path[],
	shownOn: (path: Path) => Shown<T>,
	madeFrom?: (path: Path) => Made<unknown>,
): Path[] {
	const pages = pagesOfBuild();
	const drawn = pages?.shard ? entriesOfShard(paths, pages.shard) : [...paths];
	if (!pages?.hasKept) return drawn;
	const { contentAsOf } = siteFrame(context);
	return drawn.filter((path) => {
		if (!madeFrom) {
			const page = shownOn(path);
			return !pages.restore(
				addressOf(page),
				textsOf(context, () => page),
				contentAsOf,
			);
		}
		const made = madeFrom(path);
		return !pages.restore(
			decodeURIComponent(made.path),
			textsOf(context, () => shownOn(path), made),
			contentAsOf,
		);
	});
}

/**
 * Notes what a page shows that is being drawn, so that the next build may keep it.
 *
 * @param madeFrom As of `changedPages`.
 */
export function noteDrawn<T>(
	context: PageContext,
	page: Shown<T>,
	madeFrom?: () => Made<unknown>,
): void {
	pagesOfBuild()?.noteDrawn(
		addressOf(page),
		textsOf(context, () => page, madeFrom?.()),
		siteFrame(context).contentAsOf,
	);
}

function addressOf({ frame }: { frame: PageFrame }): string {
	if (frame.canonical === undefined)
		throw new Error(`“${frame.title}” has no address to be kept under.`);
	return decodeURIComponent(new URL(frame.canonical).pathname);
}

function textsOf(context: PageContext, shownOn: () => unknown, made?: Made<unknown>): TextsOfPage {
	const around = siteShown(context);
	return {
		given: made && `${around}\n${givenText(made)}`,
		shown: () => `${around}\n${JSON.stringify(shownOn())}`,
	};
}

const shownBySite = new WeakMap<PageContext, string>();

/**
 * A digest of what is around every page. Its date is put into kept pages; where problems are reported follows from the code, the
 * settings and the address of a page.
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
