import { createHash } from 'node:crypto';

/** A file that a page reads in the browser. */
export interface TableFile {
	json: string;
	/** It changes with what is in the file, so that an answer may be kept for as long as a browser likes. */
	address: string;
}

/** @param path Of the file. */
export function tableFile(path: string, content: unknown): TableFile {
	const json = JSON.stringify(content);
	const version = createHash('sha256').update(json).digest('hex').slice(0, 12);
	return { json, address: `${path}?${version}` };
}
