/**
 * A link that opens the map application of a telephone: `data-android` and `data-apple` hold the
 * addresses that do so there, and the address of the link stays for every other device.
 */
class DirectionsLink extends HTMLElement {
	connectedCallback(): void {
		const link = this.querySelector('a');
		const address = this.#addressForDevice();
		if (link && address !== undefined) link.href = address;
	}

	#addressForDevice(): string | undefined {
		const { android, apple } = this.dataset;
		if (navigator.userAgent.includes('Android')) return android;
		const isTablet = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1;
		return isTablet || /iPhone|iPad|iPod/.test(navigator.userAgent) ? apple : undefined;
	}
}

customElements.define('directions-link', DirectionsLink);
