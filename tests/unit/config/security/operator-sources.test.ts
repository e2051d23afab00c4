import { expect, test } from '@playwright/test';
import { operatorSources } from '../../../../src/config/security/operator-sources.ts';

test('statistics may be loaded from the origin of their script, and send there', () => {
	const statistics = { script: 'https://stats.example/js/a.js' };
	expect(operatorSources({ allowedSources: {}, statistics })).toEqual({
		'script-src': ['https://stats.example'],
		'connect-src': ['https://stats.example'],
	});
});

test('sites that show the guide within theirs are ancestors of its frames', () => {
	expect(operatorSources({ allowedSources: {}, embedders: ['https://hotel.example'] })).toEqual({
		'frame-ancestors': ['https://hotel.example'],
	});
});

test('statistics that send elsewhere stand beside what is allowed already', () => {
	expect(
		operatorSources({
			allowedSources: { 'img-src': ['https://a.example'], 'script-src': ['https://b.example'] },
			statistics: { script: 'https://stats.example/a.js', sendsTo: 'https://in.stats.example' },
		}),
	).toEqual({
		'img-src': ['https://a.example'],
		'script-src': ['https://b.example', 'https://stats.example'],
		'connect-src': ['https://in.stats.example'],
	});
});
