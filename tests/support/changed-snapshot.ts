import { DatabaseSync } from 'node:sqlite';
import { recordDigest, sealOf } from '../../src/content/snapshot/row-seal.ts';

/** Changes what a snapshot holds as a build would have written it: every row is sealed anew. */
export function changeSnapshot(path: string, ...statements: string[]): void {
	using database = new DatabaseSync(path);
	for (const statement of statements) database.exec(statement);
	for (const table of ['entries', 'image_copies', 'facts', 'addresses']) {
		const rows = database.prepare(`SELECT rowid AS row, * FROM ${table}`).all();
		for (const { row = null, ...values } of rows) {
			const isEntry = 'record' in values;
			const digest = isEntry ? { record_digest: recordDigest(values.record) } : {};
			const seal = sealOf({ ...values, ...digest });
			const columns = isEntry ? 'seal = ?, record_digest = ?' : 'seal = ?';
			database
				.prepare(`UPDATE ${table} SET ${columns} WHERE rowid = ?`)
				.run(seal, ...Object.values(digest), row);
		}
	}
}

export function setFact(path: string, name: string, value: string): void {
	changeSnapshot(path, `UPDATE facts SET value = '${value}' WHERE name = '${name}'`);
}
