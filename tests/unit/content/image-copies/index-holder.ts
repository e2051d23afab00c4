import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

/**
 * Holds the database at the path that it is given for itself, says so, and lets go of it a while
 * later.
 */
const database = new DatabaseSync(process.argv[2] ?? '');
database.exec('BEGIN EXCLUSIVE');
console.log('held');
await wait(500);
database.exec('ROLLBACK');
database.close();
