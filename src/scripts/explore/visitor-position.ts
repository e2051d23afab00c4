import type { Coordinates } from '../../geo/coordinates.ts';

const longestWaitMs = 20_000;
/** A position of the last minutes is good enough for distances, and there at once. */
const oldestMs = 300_000;

/**
 * Where the device is, which its browser asks the visitor to allow. To be called after a tap only; nothing is kept or sent.
 *
 * @returns `denied` where the visitor or the browser does not allow it, `unknown` where it cannot be found.
 */
export function visitorPosition(): Promise<Coordinates | 'denied' | 'unknown'> {
	return new Promise((resolve) => {
		if (!('geolocation' in navigator)) {
			resolve('unknown');
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords: { latitude, longitude } }) => {
				resolve({ latitude, longitude });
			},
			({ code, PERMISSION_DENIED: denied }) => {
				resolve(code === denied ? 'denied' : 'unknown');
			},
			{ timeout: longestWaitMs, maximumAge: oldestMs },
		);
	});
}
