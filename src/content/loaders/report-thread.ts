import { parentPort, workerData } from 'node:worker_threads';
import { createRoutes } from '../../config/routes.ts';
import type { WherePublished } from '../../config/where-published.ts';
import type { ContentReport } from '../sync/content-report.ts';
import type { ReportedGuide } from './reported-guide.ts';
import { type ReportSettings, writeReport } from './write-report.ts';

/** Holds what a thread is given when it begins. */
export interface ReportTask {
	report: ContentReport;
	settings: ReportSettings;
	guide: Omit<ReportedGuide, 'routes'>;
	where: Pick<WherePublished, 'origin' | 'base'>;
}

// Given by background-report.ts.
const { guide, report, settings, where } = workerData as ReportTask;
const routes = createRoutes(where.origin, where.base);
parentPort?.postMessage(await writeReport(report, settings, { ...guide, routes }));
