import { listFileRoute } from '../../../build/list-file-route.ts';
import { eventFileOf, groupingEventFiles } from '../../../ui/view-models/event/event-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	(context) => groupingEventFiles(context, 'collections'),
	({ parameter: collection }) => ({ collection }),
	eventFileOf,
);
