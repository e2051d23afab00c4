import { hash } from 'node:crypto';

/** An identifier of the service's form, always the same for the same name. */
export function recordId(prefix: 'plc_' | 'evt_' | 'dst_' | 'col_', name: string): string {
	return `${prefix}${hash('md5', name)}`;
}

/** A UUID, always the same for the same name. */
export function recordUuid(name: string): string {
	return hash('md5', name).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-3$3-8$4-$5');
}
