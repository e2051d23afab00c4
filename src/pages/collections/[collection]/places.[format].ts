import { listFileRoute } from '../../../layouts/list-file-route.ts';
import { groupingFiles, placeFileOf } from '../../../view-models/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	(context) => groupingFiles(context, 'collections'),
	({ parameter: collection }) => ({ collection }),
	placeFileOf,
);
