/**
 * Returns whether the error of the file system is one of those that the codes name, such as
 * `ENOENT`.
 */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
	return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
