import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { GuideComponents } from './guide-components.ts';
import type { LookFacts } from './look-facts.ts';

/**
 * Imports a module, and returns the files of its own project that came along with it: itself and
 * what it imports, but for packages.
 *
 * @param url URL of the module, which nothing has imported before.
 */
export async function importWithFiles(url: string): Promise<{ module: unknown; files: string[] }> {
	const files: string[] = [];
	const hooks = registerHooks({
		load(loaded, context, next) {
			if (loaded.startsWith('file:') && !loaded.includes('/node_modules/')) {
				files.push(fileURLToPath(loaded));
			}
			return next(loaded, context);
		},
	});
	try {
		return { module: (await import(/* @vite-ignore */ url)) as unknown, files };
	} finally {
		hooks.deregister();
	}
}

/** Returns the files that a guide names wherever they lie, as paths from its folder. */
export function namedFiles({
	components = {},
	logo = '',
	typefaces = {},
}: Pick<GuideComponents & LookFacts, 'components' | 'logo' | 'typefaces'>): string[] {
	return [
		...Object.values(components),
		typeof logo === 'string' ? logo : logo.file,
		...Object.values(typefaces).flatMap((face) => Object.values(face?.files ?? {})),
	].filter((path) => typeof path === 'string' && path !== '');
}
