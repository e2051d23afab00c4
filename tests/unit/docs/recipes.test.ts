import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { textEndings } from '../../../src/build/precompress/compress-site.ts';
import { hosts } from '../../../src/config/host-limits.ts';
import { headersFile } from '../../../src/config/security/headers-file.ts';
import { loadEnvironment } from '../../../src/config/load-environment.ts';
import { settingProblems } from '../../../src/config/setting-problems.ts';
import { settingNames } from '../../../src/config/settings-schema.ts';
import { site } from '../../../src/config/site.ts';
import { projectRoot } from '../../support/build-site.ts';
import { documents } from '../../support/documents.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const docs = join(projectRoot, 'docs');
const recipes = readdirSync(join(docs, 'recipes')).map((name) => join(docs, 'recipes', name));
const textOf = (file: string) => readFileSync(file, 'utf8');
const allTexts = [...documents, ...recipes].map(textOf).join('\n');
const { scripts } = z
	.object({ scripts: z.record(z.string(), z.string()) })
	.parse(JSON.parse(textOf(join(projectRoot, 'package.json'))));

const step = z.object({
	name: z.string().optional(),
	uses: z.string().optional(),
	run: z.string().optional(),
	if: z.string().optional(),
	with: z.record(z.string(), z.unknown()).optional(),
	env: z.record(z.string(), z.string()).optional(),
});
const workflow = z
	.object({
		concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }),
		jobs: z.record(z.string(), z.object({ steps: z.array(step) })),
	})
	.parse(parse(textOf(join(docs, 'recipes', 'github-actions.yml'))));
const steps = workflow.jobs.build?.steps ?? [];
const stepUsing = (action: string) => steps.find(({ uses }) => uses?.startsWith(action));

test('every script that recipes call is one of the project', () => {
	const called = [...allTexts.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);

	expect(called.length).toBeGreaterThan(5);
	for (const name of called) expect(Object.keys(scripts)).toContain(name);
});

test('commands of npm are shown without a comment, which zsh and cmd would take for words of theirs', () => {
	const lines = documents.flatMap((page) => textOf(page).match(/^npm .+$/gm) ?? []);

	expect(lines.slice(0, 2)).toEqual([
		'npm ci && npm run build && npm run preview',
		'npm ci && npm test',
	]);
	for (const line of lines) expect(line).not.toContain(' #');
});

test('every setting that recipes name is one of the project', () => {
	for (const [setting] of allTexts.matchAll(/\b(CONTENT|GUIDE)_[A-Z_]+\b|\bADDRESSES_FILE\b/g)) {
		expect(settingNames).toContain(setting);
	}
	for (const [, host] of allTexts.matchAll(/GUIDE_HOST[=:] ?([\w-]+)/g))
		expect(hosts).toContain(host);
});

test('the settings to copy are those of every guide, and a build from them as they are says what is still to be filled in', () => {
	const environment = parseEnv(textOf(join(projectRoot, '.env.example')));

	expect(environment).toEqual({
		CONTENT_SERVICE_URL: 'https://content.example',
		CONTENT_SERVICE_TOKEN: '',
		SITE_URL: 'https://guide.example',
	});
	expect(settingProblems(environment, site).map(({ message }) => message)).toEqual([
		'CONTENT_SERVICE_URL is set, but CONTENT_SERVICE_TOKEN is not: set it to the access token of the content service.',
	]);
});

test('tokens with signs that these files know are read whole where they are written as the documents show it', () => {
	using folder = temporaryFolder();
	const written = { A: "'ab#c'", B: 'ab\\$c', C: "'ab\\$c#d'" };
	writeFileSync(
		join(folder.path, '.env'),
		Object.entries(written)
			.map(([name, value]) => `WRITTEN_${name}=${value}\n`)
			.join(''),
	);

	expect(loadEnvironment(folder.path, ['build'])).toMatchObject({
		WRITTEN_A: 'ab#c',
		WRITTEN_B: 'ab$c',
		WRITTEN_C: 'ab$c#d',
	});
	const reference = textOf(join(docs, 'reference', 'settings.md'));
	for (const value of Object.values(written)) expect(reference).toContain(`\`${value}\``);
	const example = textOf(join(projectRoot, '.env.example'));
	expect(example.match(/'[^']+'/g)).toEqual([written.A, written.C]);
});

test('the workflow of GitHub restores the caches and saves them also after a failure, one build at a time', () => {
	const [restore, save] = [stepUsing('actions/cache/restore'), stepUsing('actions/cache/save')];

	expect(workflow.concurrency['cancel-in-progress']).toBe(false);
	expect(restore?.with).toMatchObject({ path: '.waymark', key: save?.with?.key });
	expect(String(save?.with?.key).startsWith(String(restore?.with?.['restore-keys']))).toBe(true);
	expect(save).toMatchObject({ if: 'always()', with: { path: '.waymark' } });
	expect(stepUsing('actions/upload-artifact')).toMatchObject({
		if: 'always()',
		with: { path: 'content-report.*' },
	});
	expect(steps.indexOf(save ?? {})).toBeGreaterThan(
		steps.findIndex(({ name }) => name === 'Build'),
	);
});

test('the job of GitLab keeps the caches after a failure, deploys after exit code 3, and is alone', () => {
	expect(parse(textOf(join(docs, 'recipes', 'gitlab-ci.yml')))).toMatchObject({
		build: {
			resource_group: 'guide',
			allow_failure: { exit_codes: 3 },
			cache: { paths: ['.waymark/', '.npm/'], when: 'always' },
			artifacts: { when: 'always', paths: ['dist/', 'content-report.*'] },
		},
		deploy: {
			rules: [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }],
			pages: { publish: 'dist' },
			needs: [{ job: 'build', artifacts: true }],
		},
	});
});

test('the build step of GitHub goes on after exit codes 0 and 3, and warns after 3', () => {
	using folder = temporaryFolder();
	const script = steps.find(({ name }) => name === 'Build')?.run ?? '';
	const ends = [0, 1, 3].map((code) => {
		commandIn(folder.path, 'npm', `exit ${code}`);
		// As GitHub runs steps.
		const { status, stdout } = spawnSync('bash', ['-e', '-c', script], {
			encoding: 'utf8',
			env: { PATH: [folder.path, process.env.PATH].join(delimiter) },
		});
		return [status, stdout.includes('::warning')];
	});

	expect(ends).toEqual([
		[0, false],
		[1, false],
		[0, true],
	]);
});

test('a deployment to nginx keeps the release that it makes the current one, and four others, whatever their names say', () => {
	using folder = temporaryFolder();
	const srv = join(folder.path, 'srv', 'guide');
	const later = ['20991125T090000Z', '20991125T100000Z', '20991125T110000Z', '20991125T120000Z'];
	for (const name of ['20990101T000000Z', ...later]) {
		mkdirSync(join(srv, 'releases', name), { recursive: true });
	}
	const { status, stderr } = deployToNginx(folder.path, srv);

	expect([status, stderr]).toEqual([0, '']);
	const current = basename(readlinkSync(join(srv, 'current')));
	expect(readdirSync(join(srv, 'releases'))).toEqual([current, ...later]);
});

test('a deployment to nginx of a guide under a path puts it into folders of that name', () => {
	for (const path of ['/guide/', '/guide', 'guide']) {
		using folder = temporaryFolder();
		const srv = join(folder.path, 'srv', 'guide');

		const { status, stderr } = deployToNginx(folder.path, srv, [path]);

		expect([status, stderr]).toEqual([0, '']);
		expect(readdirSync(join(srv, 'current'))).toEqual(['guide']);
	}
});

test('a deployment reloads the server whose list of former addresses has changed, and no other', () => {
	using folder = temporaryFolder();
	const srv = join(folder.path, 'srv', 'guide');
	const log = join(folder.path, 'log');
	const earlier = join(srv, 'releases', '20260101T000000Z');
	mkdirSync(earlier, { recursive: true });
	symlinkSync(earlier, join(srv, 'current'));
	writeFileSync(join(earlier, '_redirects.caddy'), '/a/ /b/\n');
	const copy = (nginxList: string) =>
		`for last; do :; done; printf '/a/ /b/\\n' >"\${last#*:}_redirects.caddy"; printf '${nginxList}' >"\${last#*:}_redirects.nginx"`;
	writeFileSync(log, '');
	commandIn(folder.path, 'sudo', `echo "$*" >> '${log}'`);
	commandIn(
		folder.path,
		'date',
		`echo >> '${log}.day'; echo "2026020$(wc -l <'${log}.day')T000000Z"`,
	);
	const ends = ['/a/ /b/;', '/a/ /c/;'].map((list) => {
		const { status, stderr } = deployToNginx(folder.path, srv, [], copy(list));
		return [status, stderr];
	});

	expect(ends).toEqual([
		[0, ''],
		[0, ''],
	]);
	expect(textOf(log)).toBe('-n systemctl reload nginx\n'.repeat(2));
});

test('a deployment whose server cannot be reloaded says so, and is done all the same', () => {
	using folder = temporaryFolder();
	const srv = join(folder.path, 'srv', 'guide');
	commandIn(folder.path, 'sudo', 'exit 1');

	const { status, stderr } = deployToNginx(
		folder.path,
		srv,
		[],
		'for last; do :; done; echo >"${last#*:}_redirects.nginx"',
	);

	expect([status, stderr]).toEqual([
		0,
		'nginx could not be reloaded: it does not know the latest former addresses.\n',
	]);
	expect(readdirSync(join(srv, 'current'))).toEqual(['_redirects.nginx']);
});

test('a deployment to nginx that cannot copy fails, and leaves the releases as they were', () => {
	using folder = temporaryFolder();
	const srv = join(folder.path, 'srv', 'guide');
	const earlier = ['20260101T010000Z', '20260101T020000Z'];
	for (const name of earlier) mkdirSync(join(srv, 'releases', name), { recursive: true });

	const { status } = deployToNginx(folder.path, srv, [], 'exit 23');

	expect(status).toBe(23);
	expect(readdirSync(join(srv, 'releases'))).toEqual(earlier);
	expect(readdirSync(srv)).toEqual(['releases']);
});

test('a deployment to nginx that cannot turn the link fails, and removes no release', () => {
	using folder = temporaryFolder();
	const srv = join(folder.path, 'srv', 'guide');
	const earlier = [1, 2, 3, 4, 5, 6].map((hour) => `20260101T0${String(hour)}0000Z`);
	for (const name of earlier) mkdirSync(join(srv, 'releases', name), { recursive: true });
	mkdirSync(join(srv, 'current', 'places'), { recursive: true });

	const { status } = deployToNginx(folder.path, srv);

	expect(status).not.toBe(0);
	expect(readdirSync(join(srv, 'releases'))).toEqual(expect.arrayContaining(earlier));
});

test('a deployment to S3 says what hosts do not know, and removes what is gone when no page needs it any more', () => {
	using folder = temporaryFolder();
	const commands = deployToS3(folder.path);

	const typed = commands.flatMap((line) => {
		const [, ending, type] = /--include \*\.(\w+) --content-type (.+)$/.exec(line) ?? [];
		return ending === undefined ? [] : [[ending, type]];
	});
	expect(Object.fromEntries(typed)).toEqual(typesInHeaders());
	const pages = commands.find((line) => line.includes('--exclude _astro/*')) ?? '';
	for (const ending of Object.keys(typesInHeaders())) {
		expect(pages).toContain(`--exclude *.${ending}`);
	}
	expect(commands.slice(commands.indexOf(pages))).toEqual([
		pages,
		'aws cloudfront create-invalidation --distribution-id E2EXAMPLE --paths /* --query Invalidation.Id --output text',
		'aws cloudfront wait invalidation-completed --distribution-id E2EXAMPLE --id I1',
		'sleep 300',
		'aws s3 sync dist s3://guide-bucket --delete --size-only --exclude _redirects --exclude _headers',
	]);
});

test('the function of CloudFront leads to pages, and to no other host', () => {
	const responseTo = (uri: string, querystring: object = {}) => {
		const { js = '' } =
			/```js\n(?<js>[^]*?)```/.exec(textOf(join(docs, 'guides', 'hosting.md')))?.groups ?? {};
		const sandbox = { event: { request: { uri, querystring } }, answer: {} as unknown };
		runInNewContext(`${js}; answer = handler(event)`, sandbox);
		return JSON.parse(JSON.stringify(sandbox.answer)) as unknown;
	};
	const movedTo = (value: string) => ({
		statusCode: 301,
		statusDescription: 'Moved Permanently',
		headers: { location: { value } },
	});

	const both = { value: 'coast', multiValue: [{ value: 'coast' }, { value: 'hills' }] };
	expect(responseTo('/places/')).toMatchObject({ uri: '/places/index.html' });
	expect(responseTo('/data/places.json')).toMatchObject({ uri: '/data/places.json' });
	expect(responseTo('/explore', { city: { value: 'Faro' }, destination: both })).toEqual(
		movedTo('/explore/?city=Faro&destination=coast&destination=hills'),
	);
	expect(responseTo('/places/azulejo-museum')).toEqual(movedTo('/places/azulejo-museum/'));
	expect(responseTo('//evil.example/login')).toEqual(movedTo('/evil.example/login/'));
	expect(responseTo('/\\evil.example/login')).toEqual(movedTo('/evil.example/login/'));
});

test('nginx sends the headers of the guide with every answer', () => {
	const recipe = textOf(join(docs, 'recipes', 'nginx.conf'));
	const [, , ...headers] = headersFile('/', new Map()).split('\n\n')[0]?.split('\n') ?? [];

	const lines = recipe.matchAll(/^\tadd_header (\S+) "?([^"\n]*?)"? always;$/gm);
	const sent = new Map(Array.from(lines, ([, name, value]) => [name, value]));

	expect(headers.length).toBeGreaterThan(3);
	for (const header of headers.filter((line) => !line.includes('Strict-Transport'))) {
		const [name = '', value = ''] = header.trim().split(': ');
		expect(sent.get(name)).toBe(value);
	}
	expect(recipe).not.toMatch(/location [^{}]*\{[^}]*add_header/);
});

test('Apache sends the headers of the guide, and has browsers ask again for what is not named for its content', () => {
	const [, apache = ''] =
		/```apache\n([^]*?)```/.exec(textOf(join(docs, 'explanation', 'security.md'))) ?? [];
	const [, , ...headers] = headersFile('/', new Map()).split('\n\n')[0]?.split('\n') ?? [];

	const lines = apache.matchAll(/^Header always set (\S+) "?([^"\n]*?)"?$/gm);
	const sent = new Map(Array.from(lines, ([, name, value]) => [name, value]));
	for (const header of headers) {
		const [name = '', value = ''] = header.trim().split(': ');
		expect(sent.get(name)).toBe(value);
	}
	const kept = [
		...apache.matchAll(/^Header set Cache-Control "(.+?)" "expr=.* (!?[=~]~?) m#(.+)#"$/gm),
	];
	expect(kept.map(([, ...parts]) => parts)).toEqual([
		['no-cache', '!~', '^/(_astro|images|social|covers)/'],
		['public, max-age=31536000, immutable', '=~', '^/(_astro|images|social|covers)/'],
	]);
});

test('every block of a Caddyfile begins on a line of its own, as Caddy demands', () => {
	const lines = textOf(join(docs, 'recipes', 'Caddyfile')).split('\n');

	expect(lines.filter((line) => line.endsWith('{')).length).toBeGreaterThan(1);
	for (const line of lines.filter((each) => !each.trim().startsWith('#'))) {
		expect(line.replace(/\{[\w$]*\}|"[^"]*"/g, '')).not.toMatch(/\{.+$/);
	}
});

test('web servers send the compressed files of every text in its place, and not by themselves', () => {
	const endings = [...textEndings].map((ending) => ending.slice(1)).join('|');

	for (const name of ['nginx.conf', 'apache.conf', 'Caddyfile']) {
		const lists = textOf(join(docs, 'recipes', name)).match(/(?<=\()css\|[^)]+/g);
		expect(new Set(lists), name).toEqual(new Set([endings]));
	}
});

test('a rebuild waits for none that runs, and fails where no lock can be had', () => {
	const ends = ['exit 0', 'exit 75', 'exit 127'].map((flock) => {
		using folder = temporaryFolder();
		const script = join(folder.path, 'docs', 'recipes', 'rebuild.sh');
		mkdirSync(dirname(script), { recursive: true });
		writeFileSync(script, textOf(join(docs, 'recipes', 'rebuild.sh')));
		commandIn(folder.path, 'flock', flock);
		commandIn(folder.path, 'timeout', 'echo "built by $*"');
		const { status, stdout } = spawnSync('sh', [script], {
			encoding: 'utf8',
			env: { PATH: [folder.path, process.env.PATH].join(delimiter) },
		});
		return [status, stdout.includes('built by'), /FAILED|still runs|published/.exec(stdout)?.[0]];
	});

	expect(ends).toEqual([
		[0, true, 'published'],
		[0, false, 'still runs'],
		[1, false, 'FAILED'],
	]);
});

test('every shell script can be read by a shell', () => {
	for (const file of recipes.filter((name) => name.endsWith('.sh'))) {
		const { status, stderr } = spawnSync('sh', ['-n', file], { encoding: 'utf8' });
		expect([status, stderr], file).toEqual([0, '']);
	}
});

/**
 * Runs the recipe with a server that is a folder of this machine. As rsync does, its stand-in makes
 * the last folder alone.
 */
function deployToNginx(
	folder: string,
	srv: string,
	path: readonly string[] = [],
	copy = 'for last; do :; done; [ -d "${last#*:}" ] || mkdir "${last#*:}"',
) {
	const script = textOf(join(docs, 'recipes', 'deploy-nginx.sh')).replaceAll('/srv/guide', srv);
	commandIn(folder, 'ssh', 'shift; sh -c "$*"');
	commandIn(folder, 'rsync', copy);
	return spawnSync('sh', ['-c', script, 'deploy', 'deploy@guide.example', ...path], {
		encoding: 'utf8',
		env: { PATH: [folder, process.env.PATH].join(delimiter) },
	});
}

/** Runs the recipe with commands that only note how they are called. */
function deployToS3(folder: string): string[] {
	const log = join(folder, 'log');
	commandIn(folder, 'aws', `echo "aws $*" >> '${log}'; case $2 in create-*) echo I1;; esac`);
	commandIn(folder, 'sleep', `echo "sleep $*" >> '${log}'`);
	const script = join(docs, 'recipes', 'deploy-s3.sh');
	const { status, stderr } = spawnSync('sh', [script, 's3://guide-bucket', 'E2EXAMPLE'], {
		encoding: 'utf8',
		cwd: folder,
		env: { PATH: [folder, process.env.PATH].join(delimiter) },
	});
	expect([status, stderr]).toEqual([0, '']);
	return textOf(log).trimEnd().split('\n');
}

/** The type of each ending that `_headers` names. */
function typesInHeaders(): Record<string, string> {
	const rules = headersFile('/', new Map()).matchAll(/^\/\*\.(\w+)\n {2}Content-Type: (.+)$/gm);
	return Object.fromEntries(Array.from(rules, ([, ending = '', type = '']) => [ending, type]));
}

function commandIn(folder: string, name: string, script: string): void {
	const command = join(folder, name);
	writeFileSync(command, `#!/bin/sh\n${script}\n`);
	chmodSync(command, 0o755);
}
