import type { APIRoute, GetStaticPaths } from 'astro';
import { changedFiles, noteRenderedFile } from './page-cache/changed-files.ts';
import { pageContext } from './published-guide.ts';
import type { ListFile } from '../ui/view-models/list/list-file.ts';
import type { PageContext } from '../ui/view-models/site/page-context.ts';
import { placeFileResponse } from '../ui/layouts/place-file-response.ts';

/**
 * Returns the route of the files of lists, which keeps those that an earlier build made from the
 * same content. They are GeoJSON: browsers make the other formats of it.
 *
 * @param filesOf Lists every file of the route.
 * @param parameter Names the parameter of a file's address.
 */
export function listFileRoute(
	filesOf: (context: PageContext) => ListFile[],
	parameter: string,
): { getStaticPaths: GetStaticPaths; GET: APIRoute<{ file: ListFile }> } {
	return {
		async getStaticPaths() {
			const paths = filesOf(await pageContext()).map((file) => ({
				params: { [parameter]: file.parameter },
				props: { file },
			}));
			return changedFiles(paths, ({ props }) => props.file);
		},
		GET({ props: { file } }) {
			noteRenderedFile(file);
			return placeFileResponse(...file.input, 'geojson');
		},
	};
}
