const longestWaitMs = 20_000;

/**
 * Where the device is, which its browser asks the visitor to allow. To be called after a tap only; nothing is kept or sent.
 *
 * @param oldestMs A position that was found so long ago is good enough, and there at once.
 * @param isExact Whether it is worth the time and power to find it as exactly as the device can.
 * @returns `denied` where the visitor or the browser does not allow it, `unknown` where it cannot be found.
 */
export function visitorPosition(
	oldestMs: number,
	isExact: boolean,
): Promise<GeolocationCoordinates | 'denied' | 'unknown'> {
	return new Promise((resolve) => {
		if (!('geolocation' in navigator)) {
			resolve('unknown');
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				resolve(coords);
			},
			({ code, PERMISSION_DENIED: denied }) => {
				resolve(code === denied ? 'denied' : 'unknown');
			},
			{ enableHighAccuracy: isExact, maximumAge: oldestMs, timeout: longestWaitMs },
		);
	});
}
