/** Longest wait for a table: a poor connection takes less for the file of a large guide. */
const maxWaitMs = 30_000;

/**
 * Loads tables of the guide: one request for all scripts of a page. After a failure the next call
 * asks again.
 *
 * @param read Reads the file that the build wrote; throws when it cannot.
 * @returns Loads a table from the address of a file, which is in the page. It throws when the
 *   file cannot be loaded within half a minute, or not be read.
 */
export function tableLoader<Table>(
	read: (file: never) => Table | Promise<Table>,
): (address: string) => Promise<Table> {
	const tables = new Map<string, Promise<Table>>();
	return (address) => {
		const table = tables.get(address) ?? loaded(address, read);
		tables.set(address, table);
		table.catch(() => tables.delete(address));
		return table;
	};
}

async function loaded<Table>(
	address: string,
	read: (file: never) => Table | Promise<Table>,
): Promise<Table> {
	const response = await fetch(address, { signal: AbortSignal.timeout(maxWaitMs) });
	if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
	// Written by the build, from the type that `read` takes.
	return read((await response.json()) as never);
}
