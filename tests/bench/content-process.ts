import { startContentServer } from '../../src/sample-service/server.ts';
import {
	generatedCalendar,
	generatedContent,
	generatedNow,
	generatedTimeZone,
} from './generated-content.ts';
import type { ServiceMessage, ServiceUsage } from './content-service.ts';
import { readRecordShapes, shapeFolders } from './record-shapes.ts';

/**
 * The process that `startContentService` starts: generates a guide of as many places as its argument says, serves it
 * until its parent lets go, and answers each message with what it has used of the machine.
 */
const placeCount = Number(process.argv[2]);
if (!Number.isSafeInteger(placeCount) || placeCount < 1) {
	throw new Error(`A guide of ${process.argv[2] ?? 'no'} places cannot be generated.`);
}
const shapes = await readRecordShapes(shapeFolders(), generatedCalendar());
const content = generatedContent(placeCount, shapes);
const server = await startContentServer({
	content,
	token: 'bench-token',
	now: new Date(generatedNow),
	timeZone: generatedTimeZone,
	keepsRequests: false,
	maxPageSize: 1000,
});
process.on('message', () => {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakBytes: maxRSS * 1024 };
	send(usage);
});
process.once('disconnect', () => {
	void server.close();
});
send({
	url: server.url,
	token: server.token,
	placeCount: content.places.length,
	eventCount: content.events.length,
	destinationCount: content.destinations.length,
	collectionCount: content.collections.length,
	placeBytes: content.places.reduce(
		(sum, place) => sum + Buffer.byteLength(JSON.stringify(place)),
		0,
	),
});

function send(message: ServiceMessage | ServiceUsage): void {
	process.send?.(message);
}
