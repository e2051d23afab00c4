import { expect, test } from '@playwright/test';
import { FaultTextError, faultFromText } from '../../../../src/cli/sample-service/fault-text.ts';

for (const [text, fault] of [
	['status=503', { kind: 'status', status: 503 }],
	['status=429,retry-after=2', { kind: 'status', status: 429, retryAfter: 2 }],
	['cut-body', { kind: 'cut-body' }],
	['cut-body=100', { kind: 'cut-body', afterBytes: 100 }],
	['html', { kind: 'html' }],
	['invalid-json', { kind: 'invalid-json' }],
	['reset', { kind: 'reset' }],
	['stall', { kind: 'stall' }],
	['stall=3000', { kind: 'stall', forMs: 3000 }],
	['slow-body=500', { kind: 'slow-body', overMs: 500 }],
	['huge-body=50', { kind: 'huge-body', megabytes: 50 }],
	['gzip-bomb=50', { kind: 'gzip-bomb', megabytes: 50 }],
	['endless-headers', { kind: 'endless-headers' }],
	['wrong-envelope', { kind: 'wrong-envelope' }],
	['redirect=http://127.0.0.1:4500', { kind: 'redirect', toOrigin: 'http://127.0.0.1:4500' }],
	[
		'reset, operation=get-place, path=/v1/places?limit=*, probability=0.05',
		{ kind: 'reset', operation: 'get-place', path: '/v1/places?limit=*', probability: 0.05 },
	],
	['reset,nth=3,each-path', { kind: 'reset', nth: 3, countsEachPath: true }],
	['reset,from=3,until=5', { kind: 'reset', from: 3, until: 5 }],
] as const) {
	test(`"${text}" is read`, () => {
		expect(faultFromText(text)).toEqual(fault);
	});
}

for (const [text, message] of [
	['', '"" is none of status, cut-body,'],
	['status', 'status needs a whole number from 200 to 599.'],
	['status=fine', 'status needs a whole number from 200 to 599.'],
	['status=503,retry-after=soon', 'retry-after needs a whole number from 0'],
	['html=5', 'html takes no value.'],
	['slow-body', 'slow-body needs a whole number from 0'],
	['redirect=elsewhere', 'redirect needs an origin'],
	['reset,operation=get-tour', '"get-tour" is none of list-destinations, list-places,'],
	['reset,nth=0', 'nth needs a whole number from 1'],
	['reset,probability=2', 'probability needs a number from 0 to 1.'],
	['reset,retry-after=2', '"retry-after" is none of operation, path,'],
	['reset,colour=red', '"colour" is none of operation, path,'],
] as const) {
	test(`"${text}" is an error in words`, () => {
		expect(() => faultFromText(text)).toThrow(FaultTextError);
		expect(() => faultFromText(text)).toThrow(message);
	});
}
