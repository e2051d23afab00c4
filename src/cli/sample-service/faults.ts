import type { Operation } from './operations.ts';

/**
 * Says what goes wrong. Where the effect says no more, the response is otherwise the one that the
 * service would give.
 */
export type FaultEffect =
	/** An ApiError; `retryAfter` in seconds, or a date sent as an HTTP date. */
	| { kind: 'status'; status: number; retryAfter?: number | Date }
	/**
	 * The connection ends after so many bytes of the body (default: half of it), short of the
	 * announced length.
	 */
	| { kind: 'cut-body'; afterBytes?: number }
	/** A web page with status 200. */
	| { kind: 'html' }
	/** Status 200 and application/json, but no JSON. */
	| { kind: 'invalid-json' }
	/** The connection is reset without a response. */
	| { kind: 'reset' }
	/** Nothing for so long (default: until the client gives up), then the usual response. */
	| { kind: 'stall'; forMs?: number }
	/** Headers at once, the body in ten pieces spread over so long. */
	| { kind: 'slow-body'; overMs: number }
	/** A valid envelope with a long text, without announced length. */
	| { kind: 'huge-body'; megabytes: number }
	/** As `huge-body`, compressed by gzip to about a thousandth. */
	| { kind: 'gzip-bomb'; megabytes: number }
	/** Header lines until the client gives up. */
	| { kind: 'endless-headers' }
	/** JSON without the envelope: the `data` alone. */
	| { kind: 'wrong-envelope' }
	/** To the same path at another origin; status 302 unless given. */
	| { kind: 'redirect'; toOrigin: string; status?: 301 | 302 | 303 | 307 | 308 }
	/** Any other response. Status 200, application/json and no body unless given. */
	| {
			kind: 'answer';
			status?: number;
			headers?: Readonly<Record<string, string>>;
			body?: string;
	  };

/**
 * Describes which requests a fault strikes: those that fit every given member; without any, each
 * request of an operation.
 */
export interface FaultTarget {
	operation?: Operation | readonly Operation[];
	/** Path with its query: a text in which `*` stands for anything, or a pattern to find. */
	path?: string | RegExp;
	/** Number of the fitting request that is struck, counted from 1. */
	nth?: number | readonly number[];
	/**
	 * First fitting request that is struck, counted from 1; with `until`, those up to that one
	 * (included).
	 */
	from?: number;
	until?: number;
	/**
	 * Whether `nth`, `from` and `until` count the requests of each path by themselves. Default false.
	 */
	countsEachPath?: boolean;
	/** Chance of striking a request that fits otherwise, 0 to 1. */
	probability?: number;
}

export type Fault = FaultTarget & FaultEffect;

/** Holds the faults of a service; the first one that strikes a request is carried out. */
export interface FaultPlan {
	faults: readonly Fault[];
	/** Makes `probability` repeatable. Default 1. */
	seed?: number;
}
