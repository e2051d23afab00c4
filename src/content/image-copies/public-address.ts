import { lookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { ImageCopyError } from './image-copy-error.ts';

/**
 * Networks that are not the public internet: this machine, private and shared networks, link-local
 * ones (where clouds hand out the credentials of a machine), documentation, benchmarks, multicast,
 * reserved.
 *
 * From the IANA IPv4 Special-Purpose Address Registry and RFC 5771.
 */
const specialIpv4 = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const;

/**
 * Global unicast, and IPv4 behind NAT64 (RFC 6052): nothing else of IPv6 is the public internet.
 */
const publicIpv6 = [
	['2000::', 3],
	['64:ff9b::', 96],
] as const;

/**
 * Exceptions within, from the IANA IPv6 Special-Purpose Address Registry: protocols, 6to4,
 * documentation.
 */
const specialIpv6 = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
	...specialIpv4.map(([network, prefix]) => [`64:ff9b::${network}`, 96 + prefix] as const),
] as const;

const specialBlocks = { ipv4: blocks('ipv4', specialIpv4), ipv6: blocks('ipv6', specialIpv6) };
const publicBlocks = blocks('ipv6', publicIpv6);

/** Returns whether an IP address is one of the public internet; names are none. */
export function isPublicAddress(address: string): boolean {
	if (isIPv4(address)) return !specialBlocks.ipv4.check(address, 'ipv4');
	return (
		isIPv6(address) &&
		publicBlocks.check(address, 'ipv6') &&
		!specialBlocks.ipv6.check(address, 'ipv6')
	);
}

/**
 * Refuses a host that is written as an IP address and not of the public internet: no name is looked
 * up for it.
 *
 * @throws {ImageCopyError}
 */
export function refuseNonPublicHost({ hostname }: URL): void {
	const address = hostname.replace(/^\[(.*)\]$/, '$1');
	const isAddress = isIPv4(address) || isIPv6(address);
	if (isAddress && !isPublicAddress(address)) throw notPublic();
}

/**
 * Looks up a name for a connection, which fails with an `ImageCopyError` where any of its addresses
 * is not of the public internet. What is checked here is what is connected to: the name cannot
 * stand for another address by then.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
	lookup(hostname, { ...options, all: true }, (error, addresses) => {
		if (error) {
			callback(error, []);
			return;
		}
		const [first] = addresses;
		const arePublic = addresses.every(({ address }) => isPublicAddress(address));
		if (!first || !arePublic) callback(notPublic(), []);
		else if (options.all) callback(null, addresses);
		else callback(null, first.address, first.family);
	});
};

function notPublic(): ImageCopyError {
	return new ImageCopyError(
		'on this machine or a private network, and not among GUIDE_IMAGES_PRIVATE_HOSTS',
	);
}

function blocks(
	family: 'ipv4' | 'ipv6',
	networks: readonly (readonly [network: string, prefix: number])[],
): BlockList {
	const list = new BlockList();
	for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
	return list;
}
