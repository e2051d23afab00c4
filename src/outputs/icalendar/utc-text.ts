/**
 * An instant as calendars write it in UTC (RFC 5545, section 3.3.5), such as `20261204T210000Z`;
 * parts of seconds are cut.
 */
export function utcText(epochMs: number): string {
	return new Date(epochMs).toISOString().replace(/[-:]|\.\d+/g, '');
}
