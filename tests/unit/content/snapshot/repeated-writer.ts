import { savePermalinks } from '../../../../src/content/snapshot/permalink-table.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';
import { factsAt, snapshotEntry } from '../../../support/snapshot-entries.ts';

/**
 * Writes one snapshot after another to a path, each of records with one digest, and remembers an
 * address after each, as long as the process that started it lives.
 */
const [startedBy, path = '', name = '', times = 'Infinity'] = process.argv.slice(2);
console.log('begun');
// A test that is itself ended can end nobody.
for (let time = 1; time <= Number(times) && process.ppid === Number(startedBy); time++) {
	const digest = `${name} ${time}`;
	const writer = new SnapshotWriter(path, path);
	for (let number = 0; number < 100; number++) {
		const record = JSON.stringify({ digest, filler: 'x'.repeat(2000) });
		writer.entries.add('places', snapshotEntry(`plc_${number}`, { record, digest }));
	}
	writer.commit(factsAt(new Date().toISOString()));
	const day = '2026-11-21';
	savePermalinks(path, [
		{ kind: 'places', id: name, slug: `${name}-${time}`, firstPublished: day, lastPublished: day },
	]);
}
