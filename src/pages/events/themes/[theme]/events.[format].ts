import { listFileRoute } from '../../../../build/list-file-route.ts';
import { eventFileOf, themeFiles } from '../../../../ui/view-models/event/event-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	themeFiles,
	({ parameter: theme }) => ({ theme }),
	eventFileOf,
);
