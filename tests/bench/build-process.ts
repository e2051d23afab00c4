import { buildUnlessUpToDate, readForBuild } from '../../src/cli/build-guide.ts';
import { endSiteWriters } from '../../src/build/workers/site-writers.ts';
import { loadEnvironment } from '../../src/config/load-environment.ts';
import { readSettings, type Settings } from '../../src/config/read-settings.ts';
import { wherePublished } from '../../src/config/where-published.ts';
import { mark } from './build-marks.ts';

/**
 * The process that `measureBuild` starts: `npm run build`, with clocks beside the integrations of
 * Astro.
 */
const environment = loadEnvironment();
const { problems, settings } = readSettings(environment);
if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
// Without a problem each setting has its value.
const read = settings as Settings;
const where = wherePublished(environment);
mark('started');
const { report } = await readForBuild(read, where);
mark('read');
await buildUnlessUpToDate(read, where, { configFile: 'tests/bench/astro.config.mjs' });
await report.written();
await endSiteWriters();
process.exit(0);
