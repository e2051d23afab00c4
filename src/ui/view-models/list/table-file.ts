import { createHash } from 'node:crypto';
import type { Routes } from '../../../config/routes.ts';
import type { PageContext } from '../site/page-context.ts';

/** Describes a file that a page reads in the browser. */
interface TableFile {
	json: string;
	/**
	 * Address, which changes with what is in the file, so that a response may be kept for as long as
	 * a browser likes.
	 */
	address: string;
}

/**
 * Returns a function which returns a file that is made once for each build.
 *
 * @param pathOf Returns the path of the file.
 */
export function tableFileOfBuild(
	pathOf: (routes: Routes) => string,
	contentOf: (context: PageContext) => unknown,
): (context: PageContext) => TableFile {
	const files = new WeakMap<PageContext, TableFile>();
	return (context) => {
		const file = files.get(context) ?? tableFile(pathOf(context.routes), contentOf(context));
		files.set(context, file);
		return file;
	};
}

function tableFile(path: string, content: unknown): TableFile {
	const json = JSON.stringify(content);
	const version = createHash('sha256').update(json).digest('hex').slice(0, 12);
	return { json, address: `${path}?${version}` };
}
