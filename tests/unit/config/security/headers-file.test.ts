import { expect, test } from '@playwright/test';
import { parsePolicy } from '../../../../src/config/security/content-policy.ts';
import { headersFile } from '../../../../src/config/security/headers-file.ts';

test('hosts that read _headers are told the policy, what browsers may do and what they may keep', () => {
	expect(headersFile('/guide/', parsePolicy("default-src 'none'; img-src 'self'"))).toBe(
		`/guide/*
  Content-Security-Policy: default-src 'none'; img-src 'self'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: geolocation=(self), camera=(), microphone=(), payment=(), usb=(), display-capture=()

/guide/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/guide/images/*
  Cache-Control: public, max-age=31536000, immutable

/guide/social/*
  Cache-Control: public, max-age=31536000, immutable

/guide/covers/*
  Cache-Control: public, max-age=31536000, immutable

/guide/sw.js
  Cache-Control: no-cache

/guide/*.geojson
  Content-Type: application/geo+json

/guide/*.gpx
  Content-Type: application/gpx+xml

/guide/*.ics
  Content-Type: text/calendar; charset=utf-8

/guide/*.jsonld
  Content-Type: application/ld+json

/guide/*.kml
  Content-Type: application/vnd.google-earth.kml+xml
`,
	);
});

test('hosts of images that are too many for a line give way to images of any host', () => {
	const hosts = Array.from({ length: 80 }, (_, index) => `https://photographs-${index}.example`);
	const policy = parsePolicy(`default-src 'none'; img-src 'self' ${hosts.join(' ')}`);

	const file = headersFile('/', policy);

	expect(file).toContain(
		"Content-Security-Policy: default-src 'none'; img-src 'self' https: http:\n",
	);
	expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
});

test('data files may be read by pages of other sites where the guide says so, and by none otherwise', () => {
	const policy = parsePolicy("default-src 'none'");
	expect(headersFile('/', policy)).not.toContain('Access-Control');
	const shared = headersFile('/guide/', policy, true);
	for (const ending of ['csv', 'geojson', 'gpx', 'ics', 'json', 'jsonld', 'kml', 'xml']) {
		expect(shared).toMatch(
			new RegExp(
				`^/guide/\\*\\.${ending}\\n(  Content-Type: .+\\n)?  Access-Control-Allow-Origin: \\*$`,
				'm',
			),
		);
	}
});
