/**
 * Lets several collections share one reading of the service.
 *
 * Each collection calls the returned function once per load. The first call begins a reading; the
 * others wait for it. When each of them has been served, the next call begins a new one, so a
 * reload while developing reads anew.
 */
export function sharedRefresh(collections: number, read: () => Promise<void>): () => Promise<void> {
	let reading: Promise<void> | undefined;
	let served = 0;
	return () => {
		if (!reading || served === collections) {
			reading = read();
			served = 0;
		}
		served++;
		return reading;
	};
}
