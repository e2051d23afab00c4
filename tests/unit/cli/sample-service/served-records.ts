import type { z } from 'zod';
import type { Resource, SampleContent } from '../../../../src/cli/sample-service/content.ts';
import { prepareContent } from '../../../../src/cli/sample-service/prepared-content.ts';
import { calendarAt } from '../../../../src/cli/sample-service/relative-dates.ts';
import { readRecord } from '../../../../src/records/read-record.ts';

export interface Reading<T> {
	records: T[];
	/** Sentences on what was dropped, and why. */
	troubles: string[];
}

/** The records as the service sends them on a day, `YYYY-MM-DD`, read as the guide reads them. */
export function readServed<S extends z.ZodType>(
	content: SampleContent,
	resource: Resource,
	schema: S,
	day: string,
): Reading<z.output<S>> {
	const calendar = calendarAt(new Date(`${day}T12:00:00Z`), 'Europe/Lisbon');
	const served = prepareContent(content, 'http://127.0.0.1:4000', calendar);
	const reading: Reading<z.output<S>> = { records: [], troubles: [] };
	for (const json of served.entries(resource, 'record')) {
		const result = readRecord(schema, JSON.parse(json));
		if (result.readable) reading.records.push(result.record);
		const dropped = result.readable ? result.dropped : [{ path: 'record', reason: result.reason }];
		for (const { path, reason } of dropped) reading.troubles.push(`${path}: ${reason} in ${json}`);
	}
	return reading;
}
