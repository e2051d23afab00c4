import { expect, test } from '@playwright/test';
import { CommandLineError } from '../../../../src/cli/commands/command-line.ts';
import { serviceArguments } from '../../../../src/cli/commands/service-arguments.ts';

test('no words ask for nothing', () => {
	expect(serviceArguments([])).toEqual({ showsHelp: false, faults: [] });
});

test('each option is read', () => {
	const words =
		'--content ../corpus --port 0 --token abc --paging link-header --page-size 20 --items id --placement data-items --latency 50 --time-zone Asia/Tokyo --fault html --fault reset --seed 5 --help';

	expect(serviceArguments(words.split(' '))).toEqual({
		showsHelp: true,
		folder: '../corpus',
		port: 0,
		token: 'abc',
		paging: 'link-header',
		pageSize: 20,
		itemForm: 'id',
		itemPlacement: 'data-items',
		latencyMs: 50,
		timeZone: 'Asia/Tokyo',
		faults: [{ kind: 'html' }, { kind: 'reset' }],
		seed: 5,
	});
});

for (const [words, message] of [
	['--port 65536', '--port needs a whole number from 0 to 65535.'],
	['--port http', '--port needs a whole number from 0 to 65535.'],
	['--page-size 0', '--page-size needs a whole number from 1 to 1000000.'],
	['--latency -5', "Option '--latency' argument is ambiguous."],
	['--paging pages', '--paging needs one of none, cursor, page, offset, next-url, link-header.'],
	['--items whole', '--items needs one of id, summary, record.'],
	['--token two\u00a0words', '--token needs visible ASCII characters, without spaces.'],
	['--time-zone Lisbon', '--time-zone needs a zone such as Europe/Lisbon.'],
	['--fault fire', '--fault fire: "fire" is none of status, cut-body,'],
	['--prot 80', "Unknown option '--prot'"],
	['--port', "Option '--port <value>' argument missing"],
	['../corpus', "Unexpected argument '../corpus'."],
] as const) {
	test(`"${words}" is an error in words`, () => {
		expect(() => serviceArguments(words.split(' '))).toThrow(CommandLineError);
		expect(() => serviceArguments(words.split(' '))).toThrow(message);
	});
}
