import { textAfterName } from './text-after-name.ts';

/** Holds the texts of a record: the record of a place or of an event. */
interface DescribedRecord {
	name: string;
	description?: string | undefined;
	editorial?: { description?: string | undefined } | undefined;
}

/**
 * Returns the text whose beginning cards, feeds and search engines have of a record, without its
 * name before it: that of the editors, else the description; `undefined` where there is neither.
 */
export function textForTeaser({
	name,
	description,
	editorial,
}: DescribedRecord): string | undefined {
	const stated = [editorial?.description, description].find((text) => text?.trim());
	return textAfterName(stated, name);
}
