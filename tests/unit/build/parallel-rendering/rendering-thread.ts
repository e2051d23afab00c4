import { parentPort, workerData } from 'node:worker_threads';
import {
	type BuiltCode,
	openBuiltApp,
	pathsOf,
} from '../../../../src/build/parallel-rendering/astro-internals.ts';

// Given by astro-internals.test.ts.
const { code, url } = workerData as { code: BuiltCode; url: string };
const app = await openBuiltApp(code);
const [path] = await pathsOf(app);
if (!path) throw new Error('Astro gives no paths.');
const response = await app.render(new Request(url), { routeData: path.route });
parentPort?.postMessage(await response.text());
