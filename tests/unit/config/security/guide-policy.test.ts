import { expect, test } from '@playwright/test';
import { policyText } from '../../../../src/config/security/content-policy.ts';
import {
	astroPolicy,
	guidePolicy,
	headerPolicy,
	hashOf,
	layerOrder,
} from '../../../../src/config/security/guide-policy.ts';

const none = {};

test('the guide loads its own files, and nothing else', () => {
	expect(policyText(guidePolicy(none))).toBe(
		"default-src 'none'; base-uri 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'self'",
	);
});

test('what the operator allows stands beside it', () => {
	const allowedSources = {
		'script-src': ['https://stats.example'],
		'frame-src': ['https://www.video.example'],
	};

	expect(policyText(guidePolicy(allowedSources))).toBe(
		"default-src 'none'; base-uri 'none'; script-src 'self' https://stats.example; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; frame-src https://www.video.example; form-action 'self'; frame-ancestors 'self'",
	);
});

test('Astro is told the hashes of the scripts and styles that stand in pages, and nothing that only a header can say', () => {
	const { directives, scriptDirective, styleDirective } = astroPolicy(none, ['go();']);

	expect(scriptDirective.hashes).toEqual(['sha256-bYOqbsii8BMz1hC57p5sZG4K4cMuk6QQDiwupM2aRMM=']);
	expect(styleDirective.hashes).toContain(hashOf(layerOrder));
	expect(directives).toContain("default-src 'none'");
	expect(directives.filter((directive) => /frame-ancestors|script-src/.test(directive))).toEqual(
		[],
	);
});

test('no policy of the guide has an unsafe source', () => {
	expect(JSON.stringify(astroPolicy(none, ['go();']))).not.toContain('unsafe');
});

test('answers say who may frame the guide, which pages cannot', () => {
	const pages = new Map([['default-src', ["'none'"]]]);

	expect(policyText(headerPolicy(pages, { 'frame-ancestors': ['https://board.example'] }))).toBe(
		"default-src 'none'; frame-ancestors 'self' https://board.example",
	);
});

test('a hash is that of CSP: base64 of SHA-256', () => {
	// printf 'a{color:red}' | openssl dgst -sha256 -binary | base64
	expect(hashOf('a{color:red}')).toBe('sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=');
});
