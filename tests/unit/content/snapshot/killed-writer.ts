import { snapshotEntry } from '../../../support/snapshot-entries.ts';
import { SnapshotWriter } from '../../../../src/content/snapshot/snapshot-writer.ts';

/** Writes half of a snapshot to the path that it is given, says so, and waits to be killed. */
const writer = new SnapshotWriter(process.argv[2] ?? '');
for (let number = 0; number < 5000; number++) {
	const text = JSON.stringify({ number, filler: 'x'.repeat(500) });
	writer.entries.add('places', snapshotEntry(`new-${number}`, { record: text, summary: text }));
}
console.log('half');
setInterval(() => undefined, 1000);
