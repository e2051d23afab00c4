/** Describes a sample service that is running, until it is closed. */
export interface RunningSample {
	url: string;
	token: string;
	/** Returns where an address in its records is reached now. */
	reachedAt: (address: string) => string;
	close: () => Promise<void>;
}

/** Starts the sample service; its relative dates are those of a time zone (IANA). */
export type StartSample = (timeZone: string) => Promise<RunningSample>;
