/** Writes the text of each thing once: a place is in many lists, each of which is a file. */
export function writtenOnce<Thing extends object>(
	write: (thing: Thing) => string,
): (thing: Thing) => string {
	const texts = new WeakMap<Thing, string>();
	return (thing) => {
		const text = texts.get(thing) ?? write(thing);
		texts.set(thing, text);
		return text;
	};
}
