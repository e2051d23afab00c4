import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { bodyLimit, BodyTooLargeError } from './response-body.ts';
import { type CombinedHeaders, combinedHeaders } from './combined-headers.ts';

/** Holds a response as it was sent, its body not yet decompressed. */
export interface SentResponse {
	status: number;
	headers: CombinedHeaders;
	bytes: Buffer;
}

export interface ReceivingLimits {
	/**
	 * Time limit from when the request is sent until the headers of the response itself are there.
	 */
	headersTimeoutMs: number;
	/** Time limit of the whole body, from the end of the headers on. */
	bodyTimeoutMs: number;
	maxResponseBytes: number;
}

/** Says that the headers, or the body, had not come to their end when their time was over. */
export class OvertimeError extends Error {
	override name = 'OvertimeError';
	readonly step: 'headers' | 'body';

	constructor(step: 'headers' | 'body') {
		super();
		this.step = step;
	}
}

/**
 * Sends a request and receives the response whole; from status 300 on without a body that is too
 * large, too late or cut off.
 *
 * undici's `request` gives each body a stream of its own, which for small responses costs more than
 * all else; here the pieces are gathered as they come.
 *
 * @throws {BodyTooLargeError | OvertimeError} When any other response exceeds its limits; its
 * connection is closed. An error of undici when there is no whole response.
 */
export function receiveResponse(
	dispatcher: Dispatcher,
	request: Dispatcher.DispatchOptions,
	limits: ReceivingLimits,
): Promise<SentResponse> {
	return new Promise((resolve, reject) => {
		dispatcher.dispatch(request, new ResponseReceiver(limits, resolve, reject));
	});
}

class ResponseReceiver implements Dispatcher.DispatchHandler {
	readonly #limits: ReceivingLimits;
	readonly #resolve: (response: SentResponse) => void;
	readonly #reject: (error: Error) => void;
	readonly #pieces: Buffer[] = [];
	#size = 0;
	#status = 0;
	#headers: CombinedHeaders = {};
	#limitBytes = 0;
	#timer: NodeJS.Timeout | undefined;

	constructor(
		limits: ReceivingLimits,
		resolve: (response: SentResponse) => void,
		reject: (error: Error) => void,
	) {
		this.#limits = limits;
		this.#resolve = resolve;
		this.#reject = reject;
	}

	onRequestStart(controller: Dispatcher.DispatchController): void {
		// That of undici begins anew with each informational response.
		this.#limit(controller, 'headers');
	}

	onResponseStart(
		controller: Dispatcher.DispatchController,
		status: number,
		headers: IncomingHttpHeaders,
	): void {
		// The response itself follows an informational one (RFC 9110, section 15.2).
		if (status < 200) return;
		clearTimeout(this.#timer);
		this.#status = status;
		this.#headers = combinedHeaders(headers);
		this.#limitBytes = bodyLimit(status, this.#limits.maxResponseBytes);
		if (Number(this.#headers['content-length'] ?? 0) > this.#limitBytes) {
			this.#giveUp(controller, new BodyTooLargeError());
			return;
		}
		this.#limit(controller, 'body');
	}

	onResponseData(controller: Dispatcher.DispatchController, piece: Buffer): void {
		this.#size += piece.length;
		if (this.#size > this.#limitBytes) this.#giveUp(controller, new BodyTooLargeError());
		else this.#pieces.push(piece);
	}

	onResponseEnd(): void {
		clearTimeout(this.#timer);
		const [first] = this.#pieces;
		const isWhole = this.#pieces.length === 1 && first !== undefined;
		this.#settle(isWhole ? first : Buffer.concat(this.#pieces, this.#size));
	}

	onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
		clearTimeout(this.#timer);
		// The status says what matters: the rest of an error's body is not worth another failure.
		if (this.#status >= 300) this.#settle(Buffer.alloc(0));
		else this.#reject(error);
	}

	#limit(controller: Dispatcher.DispatchController, step: OvertimeError['step']): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.#giveUp(controller, new OvertimeError(step));
		}, this.#limits[`${step}TimeoutMs`]);
	}

	/**
	 * Lets go of the rest of the response; its connection is closed, and `onResponseError` follows.
	 */
	#giveUp(controller: Dispatcher.DispatchController, error: Error): void {
		controller.abort(error);
	}

	#settle(bytes: Buffer): void {
		this.#resolve({ status: this.#status, headers: this.#headers, bytes });
	}
}
