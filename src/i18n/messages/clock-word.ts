const clockAtEnd = /(?:^|[\s–-])(?:[01]?\d|2[0-4]):[0-5]\d(?=$| UTC\S*$)/;

/**
 * Returns a time of day with the word that a language says after it: “18:00 Uhr”, “18:00 Uhr
 * UTC+8”.
 *
 * @param time Spans of time have the word already, clocks of twelve hours need none, nor does any
 * other text about doors: they stay as they are.
 */
export function withClockWord(time: string, word: string): string {
	return time.replace(clockAtEnd, `$& ${word}`);
}
