import type { APIRoute, GetStaticPaths } from 'astro';
import { changedFiles, noteRenderedFile } from './page-cache/changed-files.ts';
import { pageContext } from './published-guide.ts';
import type { ListFile, ListFileInput } from '../ui/view-models/list/list-file.ts';
import type { PageContext } from '../ui/view-models/site/page-context.ts';
import { placeFileAnswer } from '../ui/layouts/place-file-answer.ts';

/**
 * Returns the route of the files of lists, which keeps the files that an earlier build made from
 * the same content.
 *
 * @param filesOf Lists every file of the route.
 * @param parametersOf Names the parameters of a file's address, besides its format.
 * @param made Gathers the content from which a file is made.
 */
export function listFileRoute<List, File extends ListFile<List>>(
	filesOf: (context: PageContext) => File[],
	parametersOf: (file: File) => Record<string, string>,
	made: (context: PageContext, file: ListFile<List>) => ListFileInput,
): { getStaticPaths: GetStaticPaths; GET: APIRoute<{ file: File }> } {
	return {
		async getStaticPaths() {
			const context = await pageContext();
			const paths = filesOf(context).map((file) => ({
				params: { ...parametersOf(file), format: file.format },
				props: { file },
			}));
			return changedFiles(paths, ({ props }) => made(context, props.file));
		},
		async GET({ props }) {
			const file = made(await pageContext(), props.file);
			noteRenderedFile(file);
			return placeFileAnswer(...file.input);
		},
	};
}
