import { listFileRoute } from '../../../../layouts/list-file-route.ts';
import { browseFiles } from '../../../../view-models/browse-list.ts';
import { placeFileOf } from '../../../../view-models/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	browseFiles,
	({ axis, parameter: list }) => ({ axis, list }),
	placeFileOf,
);
