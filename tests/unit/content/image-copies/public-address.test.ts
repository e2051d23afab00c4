import { expect, test } from '@playwright/test';
import { isPublicAddress } from '../../../../src/content/image-copies/public-address.ts';

for (const [what, ...addresses] of [
	['this machine', '127.0.0.1', '127.255.0.9', '0.0.0.0', '::1', '::'],
	['private networks', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fd12::1'],
	['networks shared behind a provider', '100.64.0.1', '100.127.255.255'],
	['link-local networks', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
	['multicast and broadcast', '224.0.0.1', '255.255.255.255', 'ff02::1'],
	['documentation and benchmarks', '192.0.2.1', '203.0.113.9', '198.18.0.1', '2001:db8::1'],
	['IPv4 in the guise of IPv6', '::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::a9fe:a9fe'],
	['tunnels', '2002:7f00:1::', '2001:0:7f00:1::'],
	['no address at all', 'localhost', '', '127.1'],
] as const) {
	test(`not of the public internet: ${what}`, () => {
		expect(addresses.filter(isPublicAddress)).toEqual([]);
	});
}

test('addresses beside those networks are of the public internet', () => {
	const addresses = ['8.8.8.8', '9.255.255.255', '11.0.0.0', '100.128.0.0', '126.0.0.1'];
	const others = ['169.253.0.1', '172.15.0.1', '172.32.0.1', '192.167.0.1', '223.255.255.1'];
	const six = ['2606:4700::1111', '2a00:1450:4001::200e', '2001:200::1', '64:ff9b::808:808'];

	expect([...addresses, ...others, ...six].filter((address) => !isPublicAddress(address))).toEqual(
		[],
	);
});
