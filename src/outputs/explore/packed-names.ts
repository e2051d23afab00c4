import { slugFromName } from '../../i18n/slug.ts';
import { type PlaceFile, townMark } from './place-file.ts';

export type PackedNames = Pick<PlaceFile, 'names' | 'digits' | 'otherSlugs'>;

interface Named {
	name: string;
	addressSlug: string;
	city?: string | undefined;
}

const noDigits = '00000000';

/**
 * Packs the names and address slugs of places; white space within a name is one space, as HTML
 * shows it.
 */
export function packNames(places: readonly Named[]): PackedNames {
	const names: string[] = [];
	const otherSlugs: Record<number, string> = {};
	let digits = '';
	for (const [row, { name, addressSlug, city }] of places.entries()) {
		const line = name.replace(/[\s\u007f]+/gu, ' ').trim();
		const town = city?.includes('\n') ? undefined : city;
		names.push(town ? line.replaceAll(town, townMark) : line);
		const tail = addressSlug.slice(-8);
		const isDefault =
			canSlug(line) && /^[\da-f]{8}$/.test(tail) && slugOf(line, tail) === addressSlug;
		digits += isDefault ? tail : noDigits;
		if (!isDefault) otherSlugs[row] = addressSlug;
	}
	return { names: names.join('\n'), digits, otherSlugs };
}

/**
 * Unpacks the names of the rows.
 * @param townOf Name of the town of a row; empty where none is stated.
 */
export function unpackNames(
	packed: PackedNames,
	townOf: (row: number) => string,
): { name: (row: number) => string; slug: (row: number) => string } {
	const lines = packed.names.split('\n');
	const name = (row: number) => (lines[row] ?? '').replaceAll(townMark, () => townOf(row));
	const slug = (row: number) =>
		packed.otherSlugs[row] ?? slugOf(name(row), packed.digits.slice(row * 8, row * 8 + 8));
	return { name, slug };
}

function slugOf(name: string, tail: string): string {
	const slug = slugFromName(name);
	return slug === '' ? tail : `${slug}-${tail}`;
}

/**
 * Returns whether a browser can make the slug of a name. What is a letter, and which letters belong
 * together, is the same in every version of Unicode for those of Latin languages only.
 */
function canSlug(name: string): boolean {
	return /^[\u0020-\u024f\u2010-\u2027]*$/u.test(name);
}
