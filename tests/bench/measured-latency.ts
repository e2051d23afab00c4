import { Agent, request } from 'undici';
import type { RunningContentService } from './content-service.ts';
import { median } from './median.ts';

const warmingRequests = 5;
const measuredRequests = 15;

/**
 * How long the service takes for a record in milliseconds, asked for one at a time: the median of
 * some requests.
 */
export async function measuredLatencyMs(service: RunningContentService): Promise<number> {
	const dispatcher = new Agent({ connections: 1 });
	const headers = { authorization: `Bearer ${service.token}` };
	const times: number[] = [];
	for (let number = 0; number < warmingRequests + measuredRequests; number++) {
		const startedAt = performance.now();
		const { body } = await request(service.url + service.recordPath, { dispatcher, headers });
		await body.arrayBuffer();
		times.push(performance.now() - startedAt);
	}
	await dispatcher.close();
	return median(times.slice(warmingRequests));
}
