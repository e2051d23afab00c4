import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Permalink } from '../../guide/permalinks/permalink.ts';
import type { ImageCopies, ImageCopy } from '../../domain/images/image-copy.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { permalinksIn } from './permalink-table.ts';
import { factsIn, SnapshotDamageError } from './snapshot-condition.ts';
import { isIntact, type Row } from './row-seal.ts';
import { smallColumns, snapshotFormat } from './snapshot-format.ts';
import { maxWaitMs } from './snapshot-lock.ts';

export interface SnapshotSummary {
	id: string;
	summary: string;
	digest: string;
}

/**
 * Keeps what was last read of the service, every published record as parsed, and what the guide
 * remembers: in one file.
 *
 * Each row is verified when it is read: what is damaged ends the build, and is nowhere published.
 */
export class Snapshot {
	readonly #path: string;
	readonly #database: DatabaseSync;
	readonly #record: StatementSync;
	readonly #images: StatementSync;

	/** @throws When there is no snapshot at the path, or one of another format. */
	constructor(path: string) {
		if (!existsSync(path)) throw new Error(`There is no snapshot of the content at ${path}.`);
		this.#database = new DatabaseSync(path, { readOnly: true, timeout: maxWaitMs });
		if (formatOf(this.#database) !== snapshotFormat) {
			this.#database.close();
			throw new Error(`The snapshot at ${path} has a format that this version does not read.`);
		}
		this.#path = path;
		this.#record = this.#database.prepare('SELECT * FROM entries WHERE resource = ? AND id = ?');
		this.#images = this.#database.prepare(
			"SELECT json_extract(record, '$.image', '$.images') AS images FROM entries WHERE resource = ? AND id = ?",
		);
	}

	/** Returns the instant at which the service was read (ISO 8601). */
	get readAt(): string {
		return factsIn(this.#database).read_at ?? '';
	}

	/** Returns a digest of what parsed its records. */
	get parser(): string {
		return factsIn(this.#database).parser ?? '';
	}

	/** Returns the summaries of a resource's records, ordered by id. */
	*summaries(resource: ResourceName): Generator<SnapshotSummary> {
		const statement = this.#database.prepare(
			`SELECT ${smallColumns} FROM entries WHERE resource = ? ORDER BY id`,
		);
		for (const row of statement.iterate(resource)) {
			this.#verified(row);
			yield {
				id: String(row.id),
				summary: String(row.summary),
				digest: String(row.digest),
			};
		}
	}

	/**
	 * Returns ids of a resource's records, in any order. No text of a record is touched, which takes
	 * far longer.
	 */
	*ids(resource: ResourceName): Generator<string> {
		const statement = this.#database.prepare('SELECT id FROM entries WHERE resource = ?');
		for (const { id } of statement.iterate(resource)) yield String(id);
	}

	/** Returns ids of a resource's records with their digests, in any order. */
	*digests(resource: ResourceName): Generator<[id: string, digest: string]> {
		const statement = this.#database.prepare('SELECT id, digest FROM entries WHERE resource = ?');
		for (const { digest, id } of statement.iterate(resource)) yield [String(id), String(digest)];
	}

	/** Returns the summary of a record; `undefined` where none is published under the id. */
	summary(resource: ResourceName, id: string): string | undefined {
		const row = this.#database
			.prepare(`SELECT ${smallColumns} FROM entries WHERE resource = ? AND id = ?`)
			.get(resource, id);
		return row === undefined ? undefined : String(this.#verified(row).summary);
	}

	/**
	 * Returns ids of a resource's records and what was found wrong in them, as JSON; empty where
	 * nothing was.
	 */
	*findings(resource: ResourceName): Generator<{ id: string; findings: string }> {
		const statement = this.#database.prepare(
			`SELECT ${smallColumns} FROM entries WHERE resource = ? ORDER BY id`,
		);
		for (const row of statement.iterate(resource)) {
			this.#verified(row);
			yield { id: String(row.id), findings: String(row.findings) };
		}
	}

	/** Returns the parsed records of a resource as JSON, ordered by id. */
	*records(resource: ResourceName): Generator<string> {
		const statement = this.#database.prepare(
			'SELECT * FROM entries WHERE resource = ? ORDER BY id',
		);
		for (const row of statement.iterate(resource)) yield String(this.#verified(row).record);
	}

	/** Returns a parsed record as JSON; `undefined` where none is published under the id. */
	record(resource: ResourceName, id: string): string | undefined {
		const row = this.#record.get(resource, id);
		return row === undefined ? undefined : String(this.#verified(row).record);
	}

	/**
	 * Returns `image` and `images` of a parsed record, as JSON of a list of both; each `null` where
	 * it has none. Returns `undefined` where none is published under the id.
	 */
	images(resource: ResourceName, id: string): string | undefined {
		if (this.record(resource, id) === undefined) return undefined;
		const row = this.#images.get(resource, id);
		return row === undefined ? undefined : String(row.images);
	}

	/** Returns a digest of all that was read: records, and copies of images. */
	contentDigest(): string {
		return this.#digestOf(
			'SELECT resource, id, digest FROM entries ORDER BY resource, id',
			'SELECT url, files FROM image_copies ORDER BY url',
		);
	}

	/** Returns a digest of every address that the guide has published. */
	addressDigest(): string {
		return this.#digestOf(
			'SELECT kind, slug, id, first_published, last_published FROM addresses ORDER BY kind, slug',
		);
	}

	/** Returns every address that the guide has published. */
	addresses(): Permalink[] {
		return permalinksIn(this.#database);
	}

	/**
	 * Returns the images that the guide serves itself, by their addresses in order; none where it
	 * shows the files of the sources.
	 */
	imageCopies(): ImageCopies {
		const rows = this.#database.prepare('SELECT * FROM image_copies ORDER BY url').all();
		for (const row of rows) this.#verified(row);
		// The writer of this format wrote them.
		return new Map(
			rows.map(({ url, files }) => [String(url), JSON.parse(String(files)) as ImageCopy]),
		);
	}

	close(): void {
		this.#database.close();
	}

	/**
	 * Returns the row, verified by its seal.
	 * @throws {SnapshotDamageError} When the row is not as it was written.
	 */
	#verified(row: Row): Row {
		if (isIntact(row)) return row;
		throw new SnapshotDamageError(this.#path, String(row.id ?? row.url));
	}

	#digestOf(...queries: readonly string[]): string {
		const digest = createHash('sha256');
		for (const query of queries) {
			for (const row of this.#database.prepare(query).iterate()) {
				digest.update(`${JSON.stringify(Object.values(row))}\n`);
			}
		}
		return digest.digest('base64url');
	}
}

/** Returns the format of a snapshot; `undefined` where the file is no database. */
function formatOf(database: DatabaseSync): unknown {
	try {
		return database.prepare('PRAGMA user_version').get()?.user_version;
	} catch {
		return undefined;
	}
}
