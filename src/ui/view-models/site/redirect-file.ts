import { type Host, type WebServer, webServers } from '../../../config/host-limits.ts';
import type { AddressMove } from './former-address-pages.ts';

/** Holds what a host reads to answer former addresses with the new ones. */
export interface RedirectFile {
	name: string;
	text: string;
}

/** Matches what no configuration of a web server reads as anything but a part of an address. */
const plainSlug = /^[\p{L}\p{M}\p{N}-]+$/u;

/**
 * Returns the file in which a host finds redirects: `_redirects`, where there are any, or the list
 * of a web server, which is always there, so that its configuration may name it.
 *
 * An address that the list of a web server cannot hold has its page that leads on.
 */
export function redirectFile(host: Host, moves: readonly AddressMove[]): RedirectFile | undefined {
	const server = webServers.find((name) => name === host);
	if (server !== undefined) {
		const lines = moves
			.filter(({ slug }) => plainSlug.test(slug))
			.map((move) => serverLine(server, move));
		return { name: `_redirects.${server}`, text: textOf(['# Former addresses', ...lines]) };
	}
	return moves.length === 0
		? undefined
		: { name: '_redirects', text: textOf(moves.map((move) => hostLine(host, move))) };
}

/**
 * Returns the old path, the new one, and the status.
 *
 * Netlify shows a file that stands at a path unless a `!` tells it to redirect all the same
 * (https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing), and a page
 * stands at each of these. Cloudflare Pages redirects first, and knows no `!`.
 */
function hostLine(host: Host, { from, to }: AddressMove): string {
	return `${from} ${to} ${host === 'netlify' ? '301!' : '301'}`;
}

/**
 * Returns a line of the list of a web server: the old path as it compares it, decoded, and the new
 * one as it is sent.
 *
 * nginx reads regular expressions: for texts its `map` has little room unless all its files agree
 * on more (`map_hash_bucket_size`).
 */
function serverLine(server: WebServer, { from, to }: AddressMove): string {
	const path = decodeURIComponent(from);
	return server === 'nginx' ? `~^${path.replaceAll('.', '\\.')}$ ${to};` : `${path} ${to}`;
}

function textOf(lines: readonly string[]): string {
	return lines.map((line) => `${line}\n`).join('');
}
