import { refreshSnapshot } from '../../src/content/loaders/refresh-snapshot.ts';
import { startSample } from '../../src/cli/sample-service/sample-of-guide.ts';
import { serviceSettings } from '../../src/content/loaders/service-settings.ts';
import { readSettings, type Settings } from '../../src/config/read-settings.ts';
import { site } from '../../src/config/site.ts';
import { readingCost, type ReadingCosts } from './measured-syncs.ts';

/** The process that `measureSync` starts: reads the service as a build does, and makes no pages. */
const { problems, settings } = readSettings(process.env);
if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
const startedAt = performance.now();
const usedBefore = process.cpuUsage();
// Without a problem each setting has its value.
await refreshSnapshot(serviceSettings(settings as Settings, site, startSample));
const used = process.cpuUsage(usedBefore);
const costs: ReadingCosts = {
	readingMs: performance.now() - startedAt,
	cpuMs: (used.user + used.system) / 1000,
	peakBytes: process.resourceUsage().maxRSS * 1024,
};
console.log(`${readingCost}${JSON.stringify(costs)}`);
