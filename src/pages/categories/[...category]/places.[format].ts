import { listFileRoute } from '../../../layouts/list-file-route.ts';
import { categoryFiles, placeFileOf } from '../../../view-models/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	categoryFiles,
	({ parameter: category }) => ({ category }),
	placeFileOf,
);
