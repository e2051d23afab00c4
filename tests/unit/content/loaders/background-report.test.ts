import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { refreshSnapshot } from '../../../../src/content/loaders/refresh-snapshot.ts';
import { BackgroundReport } from '../../../../src/content/loaders/background-report.ts';
import { editorsReportPath, writeReport } from '../../../../src/content/loaders/write-report.ts';
import { createRoutes } from '../../../../src/config/routes.ts';
import type { ContentReport } from '../../../../src/content/sync/content-report.ts';
import { eventId, placeId } from '../../../support/records.ts';
import { reportedGuideOf } from '../../../support/reported-guide.ts';
import { syncedFolder } from './synced-folder.ts';

const content = {
	places: [
		{
			id: placeId(1),
			name: 'Museum',
			opening_hours: [{ day_of_week: 'Monday', opens: '09:00', closes: '9' }],
		},
	],
	events: [{ id: eventId(1), name: 'Concert' }],
	destinations: [],
	collections: [],
};
const where = { origin: 'https://guide.example', base: '/base/' };
const guide = reportedGuideOf({
	name: 'A guide',
	routes: createRoutes(where.origin, where.base),
});

test('the report that another thread writes is the one that would be written at once', async () => {
	await using folder = await syncedFolder(content);
	const { reportPath } = folder.settings;
	const meanwhile = new BackgroundReport({ threads: 2, where, minRecords: 2 });
	const written: ReturnType<typeof filesOf>[] = [];

	await refreshSnapshot(folder.settings, guide, async (report, settings) => {
		await writeReport(structuredClone(report), settings, guide);
		written.push(filesOf(reportPath));
		rmSync(reportPath);
		await meanwhile.begin(report, settings, guide);
	});
	const lastLines = await meanwhile.written();
	written.push(filesOf(reportPath));

	expect(written[0]?.html).toContain('A guide');
	expect(written[0]?.html).toContain('https://guide.example/base/places/museum-00000001/');
	expect(written[1]).toEqual(written[0]);
	expect(lastLines).toEqual(['Visitors find 1 place and 1 event to come. Nothing looks wrong.']);
});

test('a report of few records, or where there is one thread, is written at once', async () => {
	await using folder = await syncedFolder(content);
	for (const settings of [{ threads: 1 }, { threads: 2, minRecords: 3 }]) {
		rmSync(folder.settings.reportPath, { force: true });
		const meanwhile = new BackgroundReport({ where, minRecords: 2, ...settings });

		await refreshSnapshot(folder.settings, guide, async (...report) => {
			await meanwhile.begin(...report);
			expect(filesOf(folder.settings.reportPath).report.resources.places.published).toBe(1);
		});
		await meanwhile.written();
	}
});

test('what the thread cannot find out is an error of the build', async () => {
	await using folder = await syncedFolder(content);
	const meanwhile = new BackgroundReport({ threads: 2, where, minRecords: 2 });

	await refreshSnapshot(folder.settings, guide, async (...report) => {
		rmSync(folder.settings.snapshotPath);
		await meanwhile.begin(...report);
	});

	await expect(meanwhile.written()).rejects.toThrow('There is no snapshot of the content');
});

function filesOf(reportPath: string): { report: ContentReport; html: string } {
	// The reading has just written it.
	const report = JSON.parse(readFileSync(reportPath, 'utf8')) as ContentReport;
	return {
		report: { ...report, timings: {} },
		html: readFileSync(editorsReportPath(reportPath), 'utf8'),
	};
}
