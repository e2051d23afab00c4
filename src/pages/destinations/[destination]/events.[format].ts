import { listFileRoute } from '../../../layouts/list-file-route.ts';
import { eventFileOf, groupingEventFiles } from '../../../view-models/event-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	(context) => groupingEventFiles(context, 'destinations'),
	({ parameter: destination }) => ({ destination }),
	eventFileOf,
);
