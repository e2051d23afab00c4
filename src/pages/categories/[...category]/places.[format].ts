import { listFileRoute } from '../../../build/list-file-route.ts';
import { categoryFiles, placeFileOf } from '../../../ui/view-models/place/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	categoryFiles,
	({ parameter: category }) => ({ category }),
	placeFileOf,
);
