const maxWaitMs = 20_000;
/** `PERMISSION_DENIED` of a `GeolocationPositionError` (W3C Geolocation). */
const permissionDenied = 1;

/**
 * Returns where the device is, which its browser asks the visitor to allow. To be called after a
 * tap only; nothing is kept or sent.
 *
 * @param oldestMs A position that was found so long ago is good enough, and there at once.
 * @param isExact Whether it is worth the time and power to find it as exactly as the device can.
 * @returns The name of the words for it where the visitor or the browser does not allow it, or
 *   where it cannot be found.
 */
export async function visitorPosition(
	oldestMs: number,
	isExact: boolean,
): Promise<GeolocationCoordinates | 'positionDenied' | 'positionUnknown'> {
	if (!('geolocation' in navigator)) return 'positionUnknown';
	return new Promise((resolve) => {
		navigator.geolocation.getCurrentPosition(
			({ coords }) => {
				resolve(coords);
			},
			({ code }) => {
				resolve(code === permissionDenied ? 'positionDenied' : 'positionUnknown');
			},
			{ enableHighAccuracy: isExact, maximumAge: oldestMs, timeout: maxWaitMs },
		);
	});
}
