/**
 * Returns the hosts that a text names, separated by commas or white space: in small letters, as
 * URLs have them.
 */
export function hostsIn(text: string): string[] {
	return text
		.toLowerCase()
		.split(/[\s,]+/)
		.filter((host) => host !== '');
}

/**
 * Returns what is wrong with such hosts, to follow the name of the setting in a sentence; empty
 * where nothing is.
 */
export function hostsFault(text: string): string {
	const wrong = hostsIn(text).find((host) => URL.parse(`http://${host}`)?.host !== host);
	return wrong === undefined
		? ''
		: `names "${wrong}", which is not a host. Give each in the form images.intranet:8080, without a port if it is the usual one.`;
}
