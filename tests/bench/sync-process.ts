import { refreshSnapshot } from '../../src/loaders/refresh-snapshot.ts';
import { serviceSettings } from '../../src/loaders/service-settings.ts';
import { readSettings, type Settings } from '../../src/settings/read-settings.ts';
import { site } from '../../src/site.ts';
import { readingTook } from './measured-syncs.ts';

/** The process that `measureSyncs` starts: reads the service as a build does, and makes no pages. */
const { problems, settings } = readSettings(process.env);
if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
// Without a problem each setting has its value.
const startedAt = performance.now();
await refreshSnapshot(serviceSettings(settings as Settings, site));
console.log(`${readingTook}${performance.now() - startedAt}`);
