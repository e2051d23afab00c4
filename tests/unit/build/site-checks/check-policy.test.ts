import { expect, test } from '@playwright/test';
import { PolicyCheck } from '../../../../src/build/site-checks/check-policy.ts';
import { withPolicy } from '../../../../src/build/site-checks/own-policy.ts';
import { parsePolicy, policyText } from '../../../../src/config/security/content-policy.ts';
import { pageOf } from './page-of.ts';

const astroPolicy =
	"default-src 'none'; base-uri 'none'; img-src 'self'; font-src 'self'; script-src 'self' 'sha256-chunk'; style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs=' 'sha256-other'";
const url = 'https://a.example/guide/';

function checked(main: string, head = '', policy = astroPolicy) {
	const check = new PolicyCheck(url);
	const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
	const page = check.check(url, pageOf(main, meta + head));
	check.join(page.policy);
	return {
		messages: page.problems.map(({ message }) => message),
		policy: policyText(page.policy),
		whole: policyText(check.whole),
	};
}

test('a page of the guide has nothing that its policy forbids', () => {
	const { messages } = checked(
		'<img src="/guide/a.webp"><a href="tel:+351">T</a><a href="https://b.example/" rel="noopener external">B</a><a href="https://a.example/">Ours</a><form method="dialog"><button>Close</button></form>',
		'<script src="/guide/a.js"></script><link rel="stylesheet" href="/guide/a.css"><style>a{color:red}</style><script type="application/ld+json">{"name":"javascript:"}</script>',
	);

	expect(messages).toEqual([]);
});

test('what would run a script or escape from the stylesheet is an error', () => {
	expect(
		checked(
			'<p onclick="a()" style="color:red">A</p><iframe srcdoc="B"></iframe><a href=" java\tscript:a()">C</a><script>a()</script><style>p{}</style>',
		).messages,
	).toEqual([
		'The page has the attribute onclick of p.',
		'The page has the attribute style of p.',
		'The page has the attribute srcdoc of iframe.',
		'The page has the address “ java\tscript:a()”.',
		'The page has a script of its own that its policy does not know: “a()”.',
		'The page has a style of its own that its policy does not know: “p{}”.',
	]);
});

test('a script, frame, form, base or page elsewhere that the page would load or send to is an error', () => {
	expect(
		checked(
			'<script src="https://b.example/a.js"></script><iframe src="//b.example/f"></iframe><form action="https://b.example/"></form>',
			'<base href="/"><link rel="stylesheet" href="https://b.example/a.css"><meta http-equiv="refresh" content="0;url=https://b.example/">',
		).messages,
	).toEqual([
		'The policy keeps browsers from / (base-uri).',
		'The policy keeps browsers from https://b.example/a.css (style-src).',
		'The policy keeps browsers from https://b.example/a.js (script-src).',
		'The policy keeps browsers from //b.example/f (frame-src).',
		'The policy keeps browsers from https://b.example/ (form-action).',
		'The page sends visitors on to https://b.example/.',
	]);
});

test('what the operator allows may be loaded', () => {
	const policy = `${astroPolicy.replace("script-src 'self'", "script-src 'self' https://stats.example")}; frame-src https://*.video.example`;

	expect(
		checked(
			'<script src="https://stats.example/a.js"></script><iframe src="https://www.video.example/f"></iframe>',
			'',
			policy,
		).messages,
	).toEqual([]);
	expect(
		checked('<iframe src="https://video.example.evil.example/f"></iframe>', '', policy).messages,
	).toEqual(['The policy keeps browsers from https://video.example.evil.example/f (frame-src).']);
});

test('a link to another site without noopener is an error', () => {
	expect(checked('<a href="//b.example/" rel="external">B</a>').messages).toEqual([
		'The link to //b.example/ lets that page control the window that it was opened from.',
	]);
});

test('a page without a policy is an error', () => {
	const { problems } = new PolicyCheck(url).check(url, pageOf(''));

	expect(problems.map(({ message }) => message)).toEqual(['The page has no policy.']);
});

test('the policy of a page names the hashes that stand in it and the hosts of its images, each once', () => {
	expect(
		checked(
			'<img src="https://cdn.example/a.jpg" srcset="https://cdn.example/a.jpg 480w, https://big.example:8443/a.jpg 1600w"><div hidden><img src="http://old.example/b.jpg"></div>',
			'<style>a{color:red}</style>',
		).policy,
	).toBe(
		"default-src 'none'; base-uri 'none'; img-src 'self' https://cdn.example https://big.example:8443 http://old.example; font-src 'self'; script-src 'self'; style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='",
	);
});

test('a host that would stand for others, or end a directive, comes into no policy', () => {
	const { messages, policy } = checked(
		'<img src="https://*.example/a.jpg"><img src="https://a;script-src/b.jpg">',
	);

	expect(policy).toContain("img-src 'self';");
	expect(messages).toEqual([
		'The policy keeps browsers from https://*.example/a.jpg (img-src).',
		'The policy keeps browsers from https://a;script-src/b.jpg (img-src).',
	]);
});

test('the policy of the site is what all its pages need', () => {
	const check = new PolicyCheck(url);
	const meta = `<meta http-equiv="content-security-policy" content="${astroPolicy}">`;
	for (const host of ['one', 'two']) {
		const page = pageOf(`<img src="https://${host}.example/a.jpg">`, meta);
		check.join(check.check(url, page).policy);
	}

	expect(check.whole.get('img-src')).toEqual([
		"'self'",
		'https://one.example',
		'https://two.example',
	]);
	expect(check.whole.get('script-src')).toEqual(["'self'"]);
});

test('the policy stands ahead of everything that it holds for, and the rest of the page is as it was', () => {
	const written =
		'<head><meta charset="utf-8"><style>a{}</style><meta http-equiv="content-security-policy" content="default-src *"></head><p>Belém</p>';

	expect(withStatedPolicy(written, "default-src 'none'")).toBe(
		'<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'none\'"><style>a{}</style></head><p>Belém</p>',
	);
});

test('a policy gives way to that of the page wherever it stands; a page that states no character set is not changed', () => {
	const written =
		'<meta http-equiv="content-security-policy" content="default-src *"><meta charset="utf-8"><p>A</p>';

	expect(withStatedPolicy(written, "default-src 'self'")).toBe(
		'<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'self\'"><p>A</p>',
	);
	expect(withStatedPolicy('<p>“A”</p>', "default-src 'self'")).toBe('<p>“A”</p>');
});

function withStatedPolicy(html: string, policy: string): string {
	return new TextDecoder().decode(withPolicy(Buffer.from(html), parsePolicy(policy)));
}
