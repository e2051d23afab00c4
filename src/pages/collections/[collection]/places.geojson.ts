import { listFileRoute } from '../../../build/list-file-route.ts';
import { groupingFiles } from '../../../ui/view-models/place/place-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	(context) => groupingFiles(context, 'collections'),
	'collection',
);
