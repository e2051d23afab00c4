import { listFileRoute } from '../../../build/list-file-route.ts';
import { ownPlaceFileOf, ownPlaceFiles } from '../../../ui/view-models/place/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	ownPlaceFiles,
	({ parameter: place }) => ({ place }),
	ownPlaceFileOf,
);
