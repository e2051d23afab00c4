import { startContentServer } from '../../src/sample-service/server.ts';
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
import { readRecordShapes, shapeFolders } from './record-shapes.ts';

/**
 * The process that `startContentService` starts: generates a guide of as many places as its argument says, serves it
 * until its parent lets go, and answers each of its orders.
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
	maxPageSize: 1000,
});
// The other end of the channel is a file of this folder.
process.on('message', (order: ServiceOrder) => {
	if ('changePlaces' in order) changePlaces(order.changePlaces);
	if ('delayMs' in order) server.setFaults({ faults: [{ kind: 'stall', forMs: order.delayMs }] });
	send('tell' in order && order.tell === 'usage' ? usage() : requests());
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

function usage(): ServiceUsage {
	const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
	return { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakBytes: maxRSS * 1024 };
}

function requests(): RequestCounts {
	const { list } = server.requests;
	const lists = list.filter(({ operation }) => operation?.startsWith('list-')).length;
	const notModified = list.filter(({ status }) => status === 304).length;
	const counts = { lists, gets: list.length - lists, notModified };
	list.length = 0;
	return counts;
}

function changePlaces(count: number): void {
	const changed = content.places.slice(0, count).map((place) => ({
		...place,
		name: `${place.name}, renamed`,
		updated_at: '2026-06-15T09:30:00Z',
	}));
	server.setContent({ ...content, places: [...changed, ...content.places.slice(count)] });
}

function send(message: ServiceMessage | ServiceUsage | RequestCounts): void {
	process.send?.(message);
}
