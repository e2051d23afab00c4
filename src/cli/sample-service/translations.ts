import { resources, type SampleContent, type ServedContent, type Translation } from './content.ts';

/** Returns the content in a language; what is not translated stays as it is. */
export function translated(content: ServedContent, translation: Translation): ServedContent {
	const { imagesFolder } = content;
	const records = resources.map((resource) => {
		const ofResource = (content[resource] ?? []).map((record) => {
			const id: unknown = Reflect.get(record, 'id');
			const members = typeof id === 'string' ? translation.records[id] : undefined;
			// Both are objects, as the record is one.
			const inTexts = withTexts(record, translation.texts) as object;
			return members === undefined ? inTexts : (laidOver(inTexts, members) as object);
		});
		return [resource, ofResource] as const;
	});
	return {
		// Each resource is named.
		...(Object.fromEntries(records) as unknown as SampleContent),
		...(imagesFolder === undefined ? {} : { imagesFolder }),
	};
}

/**
 * Returns the tag among some that the request prefers to all other languages, or that of its
 * language in another region (RFC 9110, section 12.5.4); `undefined` where it prefers another one.
 */
export function preferredLanguage(
	header: string | undefined,
	tags: readonly string[],
): string | undefined {
	const [first] = (header ?? '')
		.split(',')
		.map((range) => {
			const [tag = '', quality] = range.split(/\s*;\s*q\s*=\s*/i);
			return { tag: tag.trim().toLowerCase(), quality: Number(quality ?? 1) };
		})
		.sort((one, other) => other.quality - one.quality);
	const asked = first?.tag ?? '';
	return tags.find((tag) => tag === asked) ?? tags.find((tag) => tag === asked.split('-')[0]);
}

function withTexts(value: unknown, texts: Translation['texts']): unknown {
	if (typeof value === 'string') return Object.hasOwn(texts, value) ? texts[value] : value;
	if (Array.isArray(value)) return value.map((one) => withTexts(one, texts));
	if (typeof value !== 'object' || value === null) return value;
	const members = Object.entries(value);
	return Object.fromEntries(members.map(([name, member]) => [name, withTexts(member, texts)]));
}

function laidOver(value: unknown, over: unknown): unknown {
	if (typeof over !== 'object' || over === null || Array.isArray(over)) return over;
	if (typeof value !== 'object' || value === null) return over;
	const members = Object.entries(over).map(
		([name, member]) => [name, laidOver(Reflect.get(value, name), member)] as const,
	);
	return Array.isArray(value)
		? Object.assign([...(value as unknown[])], Object.fromEntries(members))
		: { ...value, ...Object.fromEntries(members) };
}
