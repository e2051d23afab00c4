import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RangeServer {
	url: string;
	/** Ranges that were asked for, as `Range` has them. */
	ranges: string[];
	close(): Promise<void>;
}

/**
 * Serves one file as static hosts do, by parts (RFC 9110, section 14).
 *
 * @param answersRanges `false` for a host that sends the whole file to whoever asks for a part.
 */
export async function serveRanges(file: Buffer, answersRanges = true): Promise<RangeServer> {
	const ranges: string[] = [];
	const server = createServer(({ headers: { range = '' } }, response) => {
		ranges.push(range);
		const [, from = '', through = ''] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
		if (!answersRanges || from === '') {
			response.writeHead(200, { 'content-length': file.length }).end(file);
			return;
		}
		const part = file.subarray(Number(from), Number(through) + 1);
		const contentRange = `bytes ${from}-${Number(from) + part.length - 1}/${file.length}`;
		response
			.writeHead(206, {
				'content-length': part.length,
				'content-range': contentRange,
				etag: '"map"',
			})
			.end(part);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/world.pmtiles`,
		ranges,
		close: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => {
					resolve();
				});
			}),
	};
}
