import { request } from 'node:http';

/** Holds what a server sends, with its body as it was on the way. */
export interface RawResponse {
	status: number;
	headers: Readonly<Record<string, string | string[] | undefined>>;
	/** Headers of these names in small letters, empty where they are absent. */
	type: string;
	encoding: string;
	vary: string;
	body: Buffer;
}

/** @param path As it is to be sent, without being made canonical. */
export function rawResponse(
	url: string,
	path: string,
	headers: Readonly<Record<string, string>> = {},
): Promise<RawResponse> {
	const { hostname, port } = new URL(url);
	return new Promise((resolve, reject) => {
		const sent = request({ hostname, port, path, headers, agent: false }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('end', () => {
				const { headers: received, statusCode: status = 0 } = response;
				const small = (name: string) => String(received[name] ?? '').toLowerCase();
				resolve({
					status,
					headers: received,
					type: small('content-type'),
					encoding: small('content-encoding'),
					vary: small('vary'),
					body: Buffer.concat(chunks),
				});
			});
		});
		sent.on('error', reject);
		sent.end();
	});
}
