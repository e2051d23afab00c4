import { listFileRoute } from '../../../build/list-file-route.ts';
import { groupingFiles, placeFileOf } from '../../../ui/view-models/place/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	(context) => groupingFiles(context, 'collections'),
	({ parameter: collection }) => ({ collection }),
	placeFileOf,
);
