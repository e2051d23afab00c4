import type { ContentService } from '../../content/client/client.ts';
import type { DetailedResource } from '../../records/resource-name.ts';
import { type EntryReader, entryReaders } from '../../content/sync/entry-readers.ts';
import { type DoctorFinding, good, notable, wrong, wrongBy } from './finding.ts';

export interface RecordExamination {
	finding: DoctorFinding;
	/** Error for which the service did not give the record. */
	error?: unknown;
}

/**
 * Reads a record as a build does.
 *
 * @param id Id of a record that is listed; absent where none is.
 * @returns What works; it never throws.
 */
export async function examineRecord(
	service: ContentService,
	resource: DetailedResource,
	id: string | undefined,
): Promise<RecordExamination> {
	const subject = resource === 'places' ? 'one place' : 'one event';
	if (id === undefined) {
		return { finding: notable(subject, 'is not listed, so none was read.') };
	}
	try {
		const source = await (resource === 'places' ? service.getPlace(id) : service.getEvent(id));
		const read = entryReaders({ holdsToken: service.holdsToken })[resource];
		return { finding: readingFinding(subject, id, read(source)) };
	} catch (error) {
		return { finding: wrongBy(subject, error), error };
	}
}

function readingFinding(
	subject: string,
	id: string,
	reading: ReturnType<EntryReader>,
): DoctorFinding {
	if ('unpublished' in reading) {
		const words = `${id} is marked as not published (${reading.unpublished}): builds leave it out.`;
		return notable(subject, words);
	}
	if (!reading.readable) {
		const words = `${id} cannot be understood: ${reading.reason}.`;
		return wrong(subject, words, 'Tell the operator of the service.');
	}
	const { length } = reading.dropped;
	if (length === 0) return good(subject, `${id} is read, every field of it.`);
	const words = `${id} is read without ${length} of its fields, which have another form.`;
	return notable(subject, words, 'The content report of a build names each.');
}
