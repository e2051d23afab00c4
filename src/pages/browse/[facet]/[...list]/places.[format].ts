import { listFileRoute } from '../../../../build/list-file-route.ts';
import { browseFiles } from '../../../../ui/view-models/list/browse-list.ts';
import { placeFileOf } from '../../../../ui/view-models/place/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	browseFiles,
	({ facet, parameter: list }) => ({ facet, list }),
	placeFileOf,
);
