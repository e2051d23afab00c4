import { z } from 'zod';
import { plainLine, plainParagraphs } from './plain-text.ts';

/**
 * Reads a missing member, `null` and blank text alike as `undefined`: the service promises no
 * member (section 2).
 *
 * A text of markup alone, such as `<p>&nbsp;</p>`, is blank.
 */
export function mayBeAbsent<S extends z.ZodType>(schema: S) {
	return z
		.preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
		.transform((value): z.output<S> | undefined => (value === '' ? undefined : value))
		.optional();
}

/**
 * Reads a field that may be absent, and describes it for the reference pages of `docs/`: a
 * sentence, and a value as the service sends it.
 */
export function field<S extends z.ZodType>(schema: S, description: string, example: unknown) {
	return mayBeAbsent(schema).meta({ description, examples: [example] });
}

/**
 * Maximum number of characters of a text without its markup; longer ones are refused. They are more
 * than anybody writes, and few enough for what grows with the square of a length, as looking for
 * one text in another may.
 */
const maxCharacters = { line: 20_000, paragraphs: 400_000 };

/** Text on one line, such as a name. */
export const line = textUpTo(maxCharacters.line, plainLine).meta({ title: 'text on one line' });

/** Matches where a file lies on somebody's machine: `F:\Pictures\…`, `/Users/ana/…`. */
const pathOfFile =
	/^["']?(?:file:\/\/|[a-z]:[\\/](?!\/)|\\\\[^\s\\]+\\|(?:~|\/(?:Users|home|Volumes|mnt|media))\/\S)/iu;

/** Describes to whom something is owed, on one line: no path of a file. */
export const creditLine = line
	.refine((credit) => !pathOfFile.test(credit), 'the path of a file, which credits nobody')
	.meta({ title: 'text on one line' });

/** Maps what the institutions of the European Union write for Greece and for the United Kingdom. */
const isoCodes: ReadonlyMap<string, string> = new Map([
	['EL', 'GR'],
	['UK', 'GB'],
]);

/** Describes a country by two letters (ISO 3166-1), or whatever stands in place of them. */
export const countryCode = line
	.transform((code) => isoCodes.get(code.toUpperCase()) ?? code)
	.meta({ title: 'two letters' });

/** Text in paragraphs, parted by blank lines. */
export const paragraphs = textUpTo(maxCharacters.paragraphs, plainParagraphs).meta({
	title: 'text in paragraphs',
});

/**
 * Maximum number of elements of a list: more than any record lists. Each element that does not fit
 * takes a kilobyte of memory until the record is read.
 */
const maxElements = 100_000;

/**
 * Returns the schema of a list; absent elements are left out. A list that is longer than
 * `maxElements` is refused.
 */
export function listOf<S extends z.ZodType>(schema: S) {
	return z
		.preprocess(withoutEndlessList, z.array(mayBeAbsent(schema)))
		.transform((elements) => elements.filter((element) => element !== undefined));
}

/** Describes a list of short texts; blank ones are left out. */
export const lines = listOf(line);

/** Describes a calendar date, `YYYY-MM-DD`. */
export const date = z
	.string()
	.trim()
	.pipe(z.iso.date('not a date (YYYY-MM-DD)'))
	.meta({ title: 'date (YYYY-MM-DD)' });

/**
 * Describes a date-time with its offset (RFC 3339); the offset is kept as sent. Also read are small
 * letters or a space for the T (section 5.6, note), and offsets without a colon or minutes, as
 * databases write them; one of -00:00, which ISO 8601 has not, is UTC.
 */
export const dateTime = z
	.string()
	.trim()
	.transform(inUsualForm)
	.pipe(z.iso.datetime({ offset: true, message: 'not a date-time with an offset (RFC 3339)' }))
	.meta({ title: 'date-time with an offset (RFC 3339)' });

/**
 * Programs write years of less than four digits, above all 0001-01-01, for no date; calendars write
 * no year of more (RFC 5545, 3.3.4).
 */
const yearsOfDates = [1000, 9999] as const;

/**
 * Makes the schema of a date or date-time at which something takes place. What stands for no date
 * is refused: the very beginning of 1970, where Unix counts from, and years in which no event of
 * today is, by UTC, in which calendars count.
 */
export function takingPlace<S extends z.ZodType<string>>(schema: S) {
	const [first, last] = yearsOfDates;
	return schema
		.refine((text) => {
			const year = new Date(text).getUTCFullYear();
			return year >= first && year <= last;
		}, `not in the years ${first} to ${last} of UTC`)
		.refine((text) => Date.parse(text) !== 0, 'the beginning of 1970, which stands for no date');
}

/** Describes a whole number of things or years: never negative. */
export const count = z.int().nonnegative().meta({ title: 'whole number, 0 or more' });

/** Degrees, north and east. */
export const latitude = z
	.number()
	.min(-90)
	.max(90)
	.transform(withoutExponent)
	.meta({ title: 'number, -90 to 90' });
export const longitude = z
	.number()
	.min(-180)
	.max(180)
	.transform(withoutExponent)
	.meta({ title: 'number, -180 to 180' });

const dateTimeForms =
	/^(?<day>\d{4}-\d\d-\d\d)[t ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?) ?(z|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?)$/i;

/**
 * 11 cm on the ground. JavaScript writes smaller numbers with an exponent, which neither calendars
 * nor GPX read.
 */
const minDegrees = 1e-6;

function withoutExponent(degrees: number): number {
	return Math.abs(degrees) < minDegrees ? 0 : degrees;
}

function inUsualForm(text: string): string {
	const groups = dateTimeForms.exec(text)?.groups;
	if (!groups) return text;
	const { day = '', hours, minutes = '00', time = '' } = groups;
	const offset = `${hours ?? ''}:${minutes}`;
	return `${day}T${time}${hours === undefined || offset === '-00:00' ? 'Z' : offset}`;
}

function textUpTo(limit: number, plain: (source: string) => string) {
	return z.string().transform((source, context) => {
		const text = plain(source);
		if (text.length <= limit) return text;
		context.addIssue({ code: 'custom', message: `longer than ${limit} characters` });
		return z.NEVER;
	});
}

function withoutEndlessList(value: unknown, context: z.RefinementCtx): unknown {
	if (!Array.isArray(value) || value.length <= maxElements) return value;
	context.addIssue({ code: 'custom', message: `more than ${maxElements} elements` });
	return z.NEVER;
}

function isBlank(value: unknown): boolean {
	return value === null || (typeof value === 'string' && value.trim() === '');
}
