/** Names headers that requests have already; none may be replaced. */
const own = ['authorization', 'accept', 'accept-encoding', 'host', 'user-agent', 'connection'];

/**
 * Returns what is wrong with a header of all requests to the service, to follow its name in a
 * sentence; empty where nothing is.
 */
export function headerFault(text: string): string {
	if (text === 'none') return '';
	const { name, value } = headerOf(text);
	const isHeader = /^[\w!#$%&'*+.^`|~-]+$/.test(name) && /^[\x21-\x7e][\x20-\x7e]*$/.test(value);
	return isHeader && !own.includes(name)
		? ''
		: `("${text}") is no header that can be sent. Give name and value, such as Accept-Language: de.`;
}

/** Returns what is wrong with parameters of all requests to the service, as above. */
export function queryFault(text: string): string {
	return text === 'none' || /^[\w.~-]+=[^\s#&]*(&[\w.~-]+=[^\s#&]*)*$/.test(text)
		? ''
		: `("${text}") are no parameters. Give them as in an address, such as lang=de.`;
}

/** Returns the headers that a setting states: one, or none. */
export function headersIn(text = 'none'): Record<string, string> {
	if (text === 'none') return {};
	const { name, value } = headerOf(text);
	return { [name]: value };
}

/** Returns name and value of a header; the name in lower case. */
function headerOf(text: string): { name: string; value: string } {
	const [name = '', ...rest] = text.split(':');
	return { name: name.trim().toLowerCase(), value: rest.join(':').trim() };
}
