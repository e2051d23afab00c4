/** Holds a sentence that is true on some days only. */
export interface DatedNotice {
	text: string;
	/** First day on which it is true, `YYYY-MM-DD`; absent where it always was. */
	from?: string | undefined;
	/** First day on which it is true no more, `YYYY-MM-DD`; absent where it stays so. */
	before?: string | undefined;
}

/**
 * Returns whether a notice is shown on a day.
 * @param day `YYYY-MM-DD`.
 */
export function isShownOn({ from, before }: Omit<DatedNotice, 'text'>, day: string): boolean {
	return (from === undefined || day >= from) && (before === undefined || day < before);
}
