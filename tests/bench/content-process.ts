import { changedPlaces } from './changed-places.ts';
import {
	generatedCalendar,
	generatedContent,
	generatedNow,
	generatedTimeZone,
} from './generated-content.ts';
import type {
	RequestCounts,
	ServiceMessage,
	ServiceOrder,
	ServiceUsage,
} from './content-service.ts';
import { startPreparedService } from './prepared-service.ts';
import { readRecordShapes, shapeFolders } from './record-shapes.ts';

/**
 * The process that `startContentService` starts: generates a guide of as many places as its
 * argument says, serves it until its parent lets go, and answers each of its orders.
 */
const placeCount = Number(process.argv[2]);
if (!Number.isSafeInteger(placeCount) || placeCount < 1) {
	throw new Error(`A guide of ${process.argv[2] ?? 'no'} places cannot be generated.`);
}
const shapes = await readRecordShapes(shapeFolders(), generatedCalendar());
let content = generatedContent(placeCount, shapes);
const token = 'bench-token';
const server = await startPreparedService({
	content,
	token,
	now: new Date(generatedNow),
	timeZone: generatedTimeZone,
	maxPageSize: 1000,
});
// The other end of the channel is a file of this folder.
process.on('message', (order: ServiceOrder) => {
	if ('changePlaces' in order) {
		const { changePlaces: count, change } = order;
		content = { ...content, places: changedPlaces(content.places, count, change) };
		server.setContent(content);
	}
	if ('delayMs' in order) server.setLatency(order.delayMs);
	send('report' in order && order.report === 'usage' ? usage() : server.takeCounts());
});
process.once('disconnect', () => {
	server.close();
});
send({
	url: server.url,
	token,
	recordPath: `/v1/places/${content.places[0]?.id ?? ''}`,
	placeCount: content.places.length,
	eventCount: content.events.length,
	destinationCount: content.destinations.length,
	collectionCount: content.collections.length,
	placeBytes: content.places.reduce(
		(sum, place) => sum + Buffer.byteLength(JSON.stringify(place)),
		0,
	),
});

function usage(): ServiceUsage {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	return { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakBytes: maxRSS * 1024 };
}

function send(message: ServiceMessage | ServiceUsage | RequestCounts): void {
	process.send?.(message);
}
