import { commonFormsOf, type Drawing, drawingsOf, substitutesFor } from './common-forms.ts';
import type { Motif } from './motif-names.ts';
import type { Region } from './region.ts';
import { seededRandom } from './seeded-random.ts';
import type { Form } from './sketch.ts';
import { type ToneName, toneNames } from './tone.ts';

/** Holds what distinguishes one cover from another at a glance. */
export interface CoverVariant extends Drawing {
	tone: ToneName;
	isMirrored: boolean;
}

/** Holds what a cover is made from. */
export interface CoverSubject {
	/** Id of the record. */
	seed: string;
	motif: Motif;
	/** Form that its words ask for (`motif-words.ts`); absent where the id may choose. */
	form?: Form | undefined;
	/** Forms that its type leaves to choose from; absent where all common ones suit it. */
	forms?: readonly Form[] | undefined;
	/** Absent where the record does not say where it is. */
	region?: Region | undefined;
}

/** Holds what a cover is made from, and how it looks where that is decided. */
export interface CoverSettings extends CoverSubject {
	/** Look of the cover in a list, among others; absent where it stands by itself. */
	variant?: CoverVariant | undefined;
}

/** Number of cards that stand near each other in a list of up to four columns. */
const rowLength = 4;

/**
 * Cards between two of the same drawing: of twelve cards in a row, no more than two then have the
 * same.
 */
const cardsBetween = 5;

/** Returns how the cover of a record looks by itself. */
export function coverVariant(subject: CoverSubject): CoverVariant {
	return variantBeside([], subject);
}

/**
 * Returns how the covers of a list look, in its order. No drawing stands near itself: a record has
 * its own, by which readers know it again, unless one of the cards before has it. The hour of the
 * day is never that of the cover before, nor of any of the same motif in a row of four.
 *
 * @param before The covers of what stands before the list on its page.
 */
export function coverVariantsOfList(
	subjects: readonly CoverSubject[],
	before: readonly CoverVariant[] = [],
): CoverVariant[] {
	const variants = [...before];
	for (const subject of subjects) {
		variants.push(variantBeside(variants.slice(-cardsBetween), subject));
	}
	return variants.slice(before.length);
}

/** Returns all variants that a cover can have, by itself or in any list. */
export function variantsToBeSeen(subject: CoverSubject): CoverVariant[] {
	const { drawings, isMirrored } = beginningOf(subject);
	// Each of the cards before can have taken one.
	return (drawings.length > 0 ? drawings.slice(0, cardsBetween + 1) : [neutral]).flatMap(
		(drawing) => toneNames.map((tone) => ({ ...drawing, tone, isMirrored })),
	);
}

/** Returns what a record's id decides: its drawings, the best first, and its tones in turn. */
function beginningOf(subject: CoverSubject) {
	const random = seededRandom(`${subject.motif} ${subject.seed}`);
	const firstTone = random.integer(0, toneNames.length - 1);
	const turn = random.integer(1, toneNames.length - 1);
	const drawings = drawingsFor(subject, random.between(0, 1));
	return { firstTone, turn, drawings, isMirrored: random.chance(0.5) };
}

/**
 * Returns how the cover of a record looks beside others: `near` are those before it, the
 * nearest last.
 */
function variantBeside(near: readonly CoverVariant[], subject: CoverSubject): CoverVariant {
	const { motif } = subject;
	const { firstTone, turn, drawings, isMirrored } = beginningOf(subject);
	const drawing = drawings.find((each) => !near.some((other) => isSame(each, other)));
	const row = near.slice(-rowLength);
	const kin = row.filter((variant) => variant.motif === (drawing?.motif ?? motif));
	const taken = new Set([near.at(-1), ...kin].map((variant) => variant?.tone));
	return {
		...(drawing ?? drawings[0] ?? neutral),
		tone: freeTone(firstTone, turn, taken),
		isMirrored,
	};
}

const neutral: Drawing = { motif: 'place', form: 0 };

/**
 * Returns all drawings that may stand for a subject, the best first.
 *
 * @param turn Position at which its own drawings begin, as a part of them: 0 to 1.
 */
function drawingsFor({ motif, form, forms, region }: CoverSubject, turn: number): Drawing[] {
	const common = commonFormsOf(motif, region);
	const asked = form === undefined ? (forms ?? common) : [form];
	const others = common.filter((form) => !asked.includes(form));
	const from = <T>(list: readonly T[]): T[] => {
		const start = Math.floor(turn * list.length);
		return [...list.slice(start), ...list.slice(0, start)];
	};
	return [
		...drawingsOf(motif, [...from(asked), ...from(others)]),
		...from(substitutesFor(motif, region)),
	];
}

function isSame(one: Drawing, other: Drawing): boolean {
	return one.motif === other.motif && one.form === other.form;
}

/**
 * Returns the first tone that is not taken, in steps of `turn` round the tones: their number is
 * prime, so all are met.
 */
function freeTone(first: number, turn: number, taken: ReadonlySet<ToneName | undefined>): ToneName {
	const ordered = toneNames.map(
		(tone, step) => toneNames[(first + step * turn) % toneNames.length] ?? tone,
	);
	return ordered.find((tone) => !taken.has(tone)) ?? 'clear';
}
