import type { ImageCredit } from '../../../domain/credits/credits.ts';

/** Holds a part of the line below an image. */
export interface CreditPart {
	text: string;
	/** Whether it is the name of the licence, which links to that. */
	isLicence: boolean;
	/** Whether a space parts it from the one before. */
	isApart?: boolean;
}

/** Returns the parts of the line below an image, with the licence last unless the line names it. */
export function creditParts({ licence, lines }: ImageCredit): CreditPart[] {
	const line = lines.join(' · ');
	const named = licence && nameIn(line, licence.name);
	const parts = named
		? [
				{ text: line.slice(0, named.start), isLicence: false },
				{ text: line.slice(named.start, named.end), isLicence: true },
				{ text: line.slice(named.end), isLicence: false },
			]
		: [
				{ text: line, isLicence: false },
				{ text: licence?.name ?? '', isLicence: true, isApart: line !== '' },
			];
	return parts.filter(({ text }) => text !== '');
}

/** Finds the name of a licence in a line, whatever stands between its words: “CC-BY-SA-4.0”. */
function nameIn(line: string, name: string): { start: number; end: number } | undefined {
	const words = name.match(/[\p{L}\p{N}.]+/gu)?.map((word) => word.replaceAll('.', String.raw`\.`));
	if (!words) return undefined;
	const pattern = String.raw`(?<![\p{L}\p{N}])${words.join(String.raw`[\s_–-]+`)}(?![\p{L}\p{N}]|[-–.][\p{L}\p{N}]|\s\p{N})`;
	const found = new RegExp(pattern, 'iu').exec(line);
	return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
