import type { PagesOfBuild } from './pages-of-build.ts';

const register = Symbol.for('waymark.pages-of-build');

/**
 * Lets the code that draws pages find them: it is bundled apart, and shares nothing with the rest
 * of the build but the process.
 */
export function registerPagesOfBuild(pages: PagesOfBuild | undefined): void {
	Reflect.set(globalThis, register, pages);
}

/**
 * The pages of the build that is under way; `undefined` where none is, or where pages are not kept.
 */
export function pagesOfBuild(): PagesOfBuild | undefined {
	// Nothing else is put there.
	return Reflect.get(globalThis, register) as PagesOfBuild | undefined;
}
