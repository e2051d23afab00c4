/** Maps to what editors call the lists and members whose names they would not guess. */
const parts: Readonly<Record<string, string>> = {
	images: 'image',
	opening_hours: 'row',
	occurrences: 'date',
	same_as: 'link to the same elsewhere',
	start_at: 'start',
	end_at: 'end',
	sd_license: 'licence of the data',
	sd_publisher: 'publisher of the data',
	alt_text: 'alternative text',
	url: 'address',
	place_ids: 'place',
	event_ids: 'event',
};

const forms: Readonly<Record<string, string>> = {
	string: 'a text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'yes or no',
	array: 'a list',
	object: 'a group of fields',
	record: 'a group of fields',
	undefined: 'missing',
	null: 'empty',
};

/**
 * Returns the path of a part of a record in words, `images[2].alt_text` as “image 3,
 * alternative text”: editors count from one.
 */
export function partInWords(path: string): string {
	return path
		.split('.')
		.map((step) => {
			const [, name = step, index] = /^(.*?)\[(\d+)\]$/.exec(step) ?? [];
			const words = Object.hasOwn(parts, name) ? parts[name] : name.replaceAll('_', ' ');
			return index === undefined ? words : `${words} ${Number(index) + 1}`;
		})
		.join(', ');
}

/** Returns in words why a value cannot be used, for people who do not write programs. */
export function reasonInWords(reason: string): string {
	const form = (name: string) => (Object.hasOwn(forms, name) ? forms[name] : name);
	const words = reason
		.replace(/^unreadable: /, '')
		.replace(
			/expected (\w+), received (\w+)$/,
			(_, needed: string, received: string) =>
				`should be ${form(needed)}, and is ${form(received.toLowerCase())}`,
		)
		.replace(/Too \w+: expected number to be ([<>]).*/, (_, bound: string) =>
			bound === '>' ? 'too small' : 'too large',
		);
	const [, status] = /^answered (\d+)/.exec(reason) ?? [];
	if (status === '404' || status === '410') return 'the service does not know it';
	return status === '403' ? 'the service does not give it out' : words;
}
