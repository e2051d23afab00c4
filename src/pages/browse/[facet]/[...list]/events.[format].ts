import { listFileRoute } from '../../../../build/list-file-route.ts';
import { browseEventFiles } from '../../../../ui/view-models/list/browse-list.ts';
import { eventFileOf } from '../../../../ui/view-models/event/event-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	browseEventFiles,
	({ facet, parameter: list }) => ({ facet, list }),
	eventFileOf,
);
