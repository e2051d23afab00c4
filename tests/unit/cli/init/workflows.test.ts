import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { type WorkflowHost, workflowFor } from '../../../../src/cli/init/workflows.ts';
import { hosts } from '../../../../src/config/host-limits.ts';
import { projectRoot } from '../../../support/build-site.ts';

interface Step {
	name?: string;
	run?: string;
	env?: Record<string, string>;
}

function jobsOf(host: WorkflowHost) {
	return (parse(workflowFor(host)) as { jobs: Record<string, { steps: Step[] }> }).jobs;
}

const commands = {
	netlify: 'npx --yes netlify-cli deploy --prod --no-build --dir=dist',
	'cloudflare-pages':
		'npx --yes wrangler pages deploy dist --project-name="$CLOUDFLARE_PROJECT" --branch=main',
	s3: 'sh node_modules/waymark/docs/recipes/deploy-s3.sh "$BUCKET" "$DISTRIBUTION"',
} as const;

for (const [host, command] of Object.entries(commands)) {
	test(`the workflow for ${host} builds for that host, and deploys last of all`, () => {
		// The names are those of hosts with a workflow.
		const jobs = jobsOf(host as WorkflowHost);

		expect(Object.keys(jobs)).toEqual(['build']);
		const steps = jobs.build?.steps ?? [];
		const guideHost = steps.find(({ name }) => name === 'Build')?.env?.GUIDE_HOST;
		expect(guideHost).toBe(host === 's3' ? 'none' : host);
		expect(hosts).toContain(guideHost);
		expect(steps.at(-1)?.run).toBe(command);
	});

	test(`the workflow for ${host} names at its head each secret and variable that it reads`, () => {
		const text = workflowFor(host as WorkflowHost);
		const head = text.slice(0, text.indexOf('name: guide'));
		const read = [...text.matchAll(/\$\{\{ (?:secrets|vars)\.(\w+) \}\}/g)].map(([, name]) => name);

		expect(read.length).toBeGreaterThan(4);
		for (const name of read.filter((one) => one !== 'BASE_PATH')) expect(head).toContain(name);
		expect(text).not.toMatch(/pages-artifact|deploy-pages|gitlab/);
	});
}

test('the workflow for S3 calls a recipe that the package has', () => {
	expect(existsSync(join(projectRoot, 'docs/recipes/deploy-s3.sh'))).toBe(true);
});
