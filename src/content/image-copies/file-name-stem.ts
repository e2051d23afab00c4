import { hash } from 'node:crypto';
import { slugFromName } from '../../i18n/slug.ts';
import { encodingVersion } from './encoded-file.ts';

const maxNameLength = 40;

/**
 * Returns what the names of an image's files begin with: the name of the source's file and a hash
 * of its content.
 */
export function fileNameStem(bytes: Buffer, address: string): string {
	return `${nameOf(address)}${contentHash(bytes)}`;
}

function nameOf(address: string): string {
	const file = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
	const slug = slugFromName(file.replace(/\.\w{1,5}$/, '').replace(/%[0-9a-f]{2}/gi, '-'));
	const plain = slug.replace(/[^a-z0-9-]/g, '').slice(0, maxNameLength);
	return plain === '' ? '' : `${plain}-`;
}

function contentHash(bytes: Buffer): string {
	return hash('sha256', Buffer.concat([Buffer.from([encodingVersion]), bytes]), 'hex').slice(0, 16);
}
