const longestWaitMs = 20_000;

/**
 * Where the device is, which its browser asks the visitor to allow. To be called after a tap only; nothing is kept or sent.
 *
 * @param oldestMs A position that was found so long ago is good enough, and there at once.
 * @param isExact Whether it is worth the time and power to find it as exactly as the device can.
 * @returns The name of the words for it where the visitor or the browser does not allow it, or where it cannot be found.
 */
export function visitorPosition(
	oldestMs: number,
	isExact: boolean,
): Promise<GeolocationCoordinates | 'positionDenied' | 'positionUnknown'> {
	return new Promise((resolve) => {
		if (!('geolocation' in navigator)) {
			resolve('positionUnknown');
			return;
		}
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				resolve(coords);
			},
			({ code, PERMISSION_DENIED: denied }) => {
				resolve(code === denied ? 'positionDenied' : 'positionUnknown');
			},
			{ enableHighAccuracy: isExact, maximumAge: oldestMs, timeout: longestWaitMs },
		);
	});
}
