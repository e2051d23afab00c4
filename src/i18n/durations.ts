/**
 * Lengths of time in milliseconds. The day is one of 24 hours, as days of UTC are: by clocks that
 * are changed some are longer or shorter.
 */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/**
 * Maximum time of a timer, almost 25 days: Node makes 1 ms of a longer one
 * (https://nodejs.org/api/timers.html).
 */
export const maxTimerMs = 2 ** 31 - 1;
