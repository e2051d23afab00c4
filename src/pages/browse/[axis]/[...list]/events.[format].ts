import { listFileRoute } from '../../../../layouts/list-file-route.ts';
import { browseEventFiles } from '../../../../view-models/browse-list.ts';
import { eventFileOf } from '../../../../view-models/event-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	browseEventFiles,
	({ axis, parameter: list }) => ({ axis, list }),
	eventFileOf,
);
