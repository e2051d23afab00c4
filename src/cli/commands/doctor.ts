import { loadEnvironment } from '../../config/load-environment.ts';
import { guideSite as site } from '../../config/guide-site.ts';
import { examineLanguages } from '../doctor/examine-languages.ts';

/**
 * `npm run doctor`: what works of all that a build needs, and what to do about the rest. Exit code
 * 1 where something is wrong.
 */
const { isGood, lines } = await examineLanguages(loadEnvironment(), site);
for (const line of lines) console.log(line);
process.exitCode = isGood ? 0 : 1;
