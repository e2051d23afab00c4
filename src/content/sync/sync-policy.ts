/** Says what the sync does when something is amiss; `syncSettingsSchema` describes each. */
export interface SyncPolicy {
	/** Whether nothing is asked of the service: the guide is the last good snapshot, however old. */
	offline: boolean;
	/** Whether every record is read, also those that are said not to have changed. */
	fullRead: boolean;
	/**
	 * Days after the last reading of every record until all are read again: what is said of changes
	 * may be wrong.
	 */
	fullReadDays: number;
	/**
	 * Share of listed places and events which may fail before nothing is published; 0.1 is one in
	 * ten.
	 */
	maxFailures: number;
	/**
	 * Share of the published places, and of the events, which may be gone at once before nothing is
	 * published.
	 */
	maxGoneShare: number;
	/** Whether any share of the records may be gone. */
	acceptShrink: boolean;
	/**
	 * Number of days for which the last good snapshot stands in where the service cannot be read; 0
	 * for never. See `staleDays`.
	 */
	lastGoodDays: number;
	/**
	 * Whether nothing is published where the clock of the service is more than a day from that of
	 * this machine.
	 */
	checksClock: boolean;
	/**
	 * Number of minutes after which the reading is given up, and the service counts as one that
	 * cannot be read; 0 for never.
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
