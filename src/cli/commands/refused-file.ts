const elsewhere = 'set OUTPUT_DIRECTORY, WAYMARK_CACHE or CONTENT_REPORT to another folder';
const rights = `Give this user the right to read and write there, or ${elsewhere}.`;
const inTheWay = `A file stands where a folder must be, or a folder where a file must be: move it away, or ${elsewhere}.`;
const room = `Make room on that disk, or ${elsewhere}.`;
const disk = `Check that disk or network drive, or ${elsewhere}.`;

const damage =
	'It is damaged: build again, which sets it aside or makes it anew. If that happens again, check the disk.';

/**
 * Lists by code what to do where a file system refuses something for a reason that lies with the
 * machine or the settings, never with the code.
 */
const remedies: Readonly<Record<string, string>> = {
	EACCES: rights,
	EPERM: rights,
	EROFS: rights,
	EEXIST: inTheWay,
	ENOTDIR: inTheWay,
	EISDIR: inTheWay,
	ENOSPC: room,
	EDQUOT: room,
	EIO: disk,
	ESTALE: disk,
	EXDEV:
		'Let OUTPUT_DIRECTORY name a folder on the file system of the project, and copy the site from there to the other one.',
	EBUSY: 'Another program holds it: build again when that has ended.',
	EMFILE: 'Let this user have more files open at once (ulimit -n).',
	ENFILE: 'Let this machine have more files open at once.',
};

/** Maximum number of errors that are looked at, of an error and those that it wraps. */
const maxErrors = 50;

/**
 * Matches codes of errors of writing, which may name no file; of other errors without one most are
 * of the network.
 */
const ofWriting = /^(ENOSPC|EDQUOT|EIO|ESTALE)$/;

/**
 * Lists the same for SQLite, by the low byte of its codes (https://www.sqlite.org/rescode.html). Of
 * its errors only some name the file.
 */
const databaseRemedies: Readonly<Record<number, string>> = {
	5: 'Another build holds it: build again when that has ended.',
	8: rights,
	10: disk,
	11: damage,
	13: room,
	14: rights,
	26: damage,
};

/**
 * Matches what Node.js, SQLite and tools in other languages report of a full disk, whatever they
 * wrap it in.
 */
const fullDisk =
	/\b(?:ENOSPC|EDQUOT|os error 28)\b|no space left on device|disk is full|quota exceeded/i;

/** Members of errors of the system and of SQLite (Node.js documentation, `errors` and `sqlite`). */
type Refusal = Error & { code?: string; path?: string; dest?: string; errcode?: number };

/** Returns the errors of an `AggregateError`, or of a bundler's like it. */
function partsOf(error: Error): unknown[] {
	return 'errors' in error && Array.isArray(error.errors) ? (error.errors as unknown[]) : [];
}

/**
 * Returns what to do where a disk is full, of an error by which a bundler or another tool reports
 * it; `undefined` for any other error, and for one that names its file by itself.
 */
export function fullDiskText(error: Error): string | undefined {
	if (refusedFileText(error) !== undefined) return undefined;
	const errors: unknown[] = [error];
	for (const part of errors) {
		if (!(part instanceof Error) || errors.length > maxErrors) continue;
		if (fullDisk.test(part.message)) return `The disk is full.\n${room}`;
		errors.push(part.cause, ...partsOf(part));
	}
	return undefined;
}

/**
 * Returns what a refusal of the file system says, and what to do about it; `undefined` for any
 * other error.
 */
export function refusedFileText(error: Error): string | undefined {
	const refusal: Refusal = error;
	const { dest, errcode = 0, path } = refusal;
	// What another thread threw has lost its code.
	const code = refusal.code ?? /^E[A-Z]+(?=: )/.exec(error.message)?.[0] ?? '';
	if (code === 'ERR_SQLITE_ERROR') {
		const remedy = databaseRemedies[errcode & 0xff];
		const named = path ?? 'A database below WAYMARK_CACHE';
		return remedy && `${named} cannot be used: ${error.message}.\n${remedy}`;
	}
	const remedy = remedies[code];
	if (remedy === undefined || (path === undefined && !ofWriting.test(code))) return undefined;
	const refused = dest === undefined ? 'cannot be used' : `cannot be moved or copied to ${dest}`;
	// Of "EACCES: permission denied, mkdir '/srv/cache'".
	const reason = error.message.slice(code.length + 2).split(', ')[0] ?? '';
	return `${path ?? 'A file'} ${refused}: ${reason} (${code}).\n${remedy}`;
}
