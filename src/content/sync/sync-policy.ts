/** Says what the sync does when something is amiss; `syncSettingsSchema` describes each. */
export interface SyncPolicy {
	/** Nothing is asked of the service: the guide is the last good snapshot, however old. */
	offline: boolean;
	/** Every record is read, whether or not it is said to have changed. */
	fullRead: boolean;
	/**
	 * Days after the last reading of every record until all are read again: what is said of changes
	 * may be wrong.
	 */
	fullReadDays: number;
	/**
	 * The share of listed places and events which may fail before nothing is published; 0.1 is one in
	 * ten.
	 */
	maxFailures: number;
	/**
	 * The share of the published places, and of the events, which may be gone at once before nothing
	 * is published.
	 */
	maxGoneShare: number;
	/** Any share may be gone. */
	acceptShrink: boolean;
	/**
	 * For so many days the last good snapshot stands in where the service cannot be read; 0 for
	 * never. See `staleDays`.
	 */
	lastGoodDays: number;
	/**
	 * Whether nothing is published where the clock of the service is more than a day from that of
	 * this machine.
	 */
	checksClock: boolean;
	/**
	 * After so many minutes the reading is given up, and the service counts as one that cannot be
	 * read; 0 for never.
	 */
	maxMinutes: number;
}

/**
 * Returns for how many days the last good version of a single record stands in: as long as the
 * snapshot may, and a day at least, so that no page goes, and takes its address out of the lists,
 * because of one response that failed.
 */
export function staleDays({ lastGoodDays }: Pick<SyncPolicy, 'lastGoodDays'>): number {
	return Math.max(1, lastGoodDays);
}

export function dayCountInWords(days: number): string {
	return days === 1 ? '1 day' : `${days} days`;
}
