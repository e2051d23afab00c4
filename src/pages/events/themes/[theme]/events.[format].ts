import { listFileRoute } from '../../../../layouts/list-file-route.ts';
import { eventFileOf, themeFiles } from '../../../../view-models/event-files.ts';

export const { getStaticPaths, GET } = listFileRoute(
	themeFiles,
	({ parameter: theme }) => ({ theme }),
	eventFileOf,
);
