import { spawnSync } from 'node:child_process';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';
import { hosts } from '../../../src/hosting/host-limits.ts';
import { headersFile } from '../../../src/security/headers-file.ts';
import { settingsSchema } from '../../../src/settings/settings-schema.ts';
import { projectRoot } from '../../support/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const docs = join(projectRoot, 'docs');
const pages = [
	join(projectRoot, 'README.md'),
	...readdirSync(docs)
		.filter((name) => name.endsWith('.md'))
		.map((name) => join(docs, name)),
];
const recipes = readdirSync(join(docs, 'recipes')).map((name) => join(docs, 'recipes', name));
const textOf = (file: string) => readFileSync(file, 'utf8');
const allTexts = [...pages, ...recipes].map(textOf).join('\n');
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

/** As hosts of Git name them in addresses. */
function headingsIn(file: string): string[] {
	return [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
		heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N} -]/gu, '')
			.replaceAll(' ', '-'),
	);
}

test('every script that recipes call is one of the project', () => {
	const called = [...allTexts.matchAll(/npm run ([\w:-]+)/g)].flatMap(([, name]) => name ?? []);

	expect(called.length).toBeGreaterThan(5);
	for (const name of called) expect(Object.keys(scripts)).toContain(name);
});

test('every setting that recipes name is one of the project', () => {
	const known = [...Object.keys(settingsSchema), 'SITE_URL', 'BASE_PATH'];
	for (const [setting] of allTexts.matchAll(/\b(CONTENT|GUIDE)_[A-Z_]+\b|\bADDRESSES_FILE\b/g)) {
		expect(known).toContain(setting);
	}
	for (const [, host] of allTexts.matchAll(/GUIDE_HOST[=:] ?([\w-]+)/g))
		expect(hosts).toContain(host);
});

test('every file that the pages link to is there, with the heading that they name', () => {
	const links = pages.flatMap((page) =>
		[...textOf(page).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)].map(
			([, target = '', heading]) => ({ file: join(dirname(page), target), heading, page }),
		),
	);

	expect(links.length).toBeGreaterThan(20);
	for (const { file, heading, page } of links) {
		expect(existsSync(file), `${page}: ${file}`).toBe(true);
		if (heading !== undefined) expect(headingsIn(file), page).toContain(heading);
	}
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
		deploy: { pages: { publish: 'dist' }, needs: [{ job: 'build', artifacts: true }] },
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
	const script = textOf(join(docs, 'recipes', 'deploy-nginx.sh')).replaceAll('/srv/guide', srv);
	commandIn(folder.path, 'ssh', 'shift; sh -c "$*"');
	commandIn(folder.path, 'rsync', 'for last; do :; done; mkdir -p "${last#*:}"');

	const { status, stderr } = spawnSync('sh', ['-c', script, 'deploy', 'deploy@guide.example'], {
		encoding: 'utf8',
		env: { PATH: [folder.path, process.env.PATH].join(delimiter) },
	});

	expect([status, stderr]).toEqual([0, '']);
	const current = basename(readlinkSync(join(srv, 'current')));
	expect(readdirSync(join(srv, 'releases'))).toEqual([current, ...later]);
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

test('every shell script can be read by a shell', () => {
	for (const file of recipes.filter((name) => name.endsWith('.sh'))) {
		const { status, stderr } = spawnSync('sh', ['-n', file], { encoding: 'utf8' });
		expect([status, stderr], file).toEqual([0, '']);
	}
});

function commandIn(folder: string, name: string, script: string): void {
	const command = join(folder, name);
	writeFileSync(command, `#!/bin/sh\n${script}\n`);
	chmodSync(command, 0o755);
}
