import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../config/package-folder.ts';

/** Describes how a workflow of GitHub deploys to a host other than its own. */
interface Deployment {
	/** Name of the host in settings. */
	guideHost: string;
	/** Names of what GitHub has to know besides: secrets, then variables. */
	needs: readonly [secrets: string, variables: string];
	/** Steps after the build, as YAML. */
	steps: string;
}

const deployments: Readonly<Record<string, Deployment>> = {
	netlify: {
		guideHost: 'netlify',
		needs: ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID'],
		steps: `      - run: npx --yes netlify-cli deploy --prod --no-build --dir=dist
        env:
          NETLIFY_AUTH_TOKEN: \${{ secrets.NETLIFY_AUTH_TOKEN }}
          NETLIFY_SITE_ID: \${{ vars.NETLIFY_SITE_ID }}
`,
	},
	'cloudflare-pages': {
		guideHost: 'cloudflare-pages',
		needs: ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_PROJECT'],
		steps: `      - run: npx --yes wrangler pages deploy dist --project-name="$CLOUDFLARE_PROJECT" --branch=main
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ vars.CLOUDFLARE_ACCOUNT_ID }}
          CLOUDFLARE_PROJECT: \${{ vars.CLOUDFLARE_PROJECT }}
`,
	},
	s3: {
		guideHost: 'none',
		needs: [
			'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
			'AWS_REGION, BUCKET such as s3://guide-bucket and DISTRIBUTION such as E2EXAMPLE',
		],
		steps: `      - run: sh node_modules/waymark/docs/recipes/deploy-s3.sh "$BUCKET" "$DISTRIBUTION"
        env:
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
          AWS_REGION: \${{ vars.AWS_REGION }}
          BUCKET: \${{ vars.BUCKET }}
          DISTRIBUTION: \${{ vars.DISTRIBUTION }}
`,
	},
};

/** Names the hosts with a workflow, and where it lies in a guide. */
export const workflowPaths = {
	'github-pages': '.github/workflows/guide.yml',
	'gitlab-pages': '.gitlab-ci.yml',
	netlify: '.github/workflows/guide.yml',
	'cloudflare-pages': '.github/workflows/guide.yml',
	s3: '.github/workflows/guide.yml',
} as const;

export type WorkflowHost = keyof typeof workflowPaths;

/** Matches the comment at the head of the workflow for GitHub Pages, and what only that does. */
const headOfPages = /^(#.*\n)+/;
const deploymentOfPages = / +- uses: actions\/upload-pages-artifact[^]*$/;

/** Returns the workflow that builds a guide and deploys it to a host. */
export function workflowFor(host: WorkflowHost): string {
	if (host === 'gitlab-pages') return recipe('gitlab-ci.yml');
	const ofPages = recipe('github-actions.yml');
	const deployment = deployments[host];
	if (deployment === undefined) return ofPages;
	const [secrets, variables] = deployment.needs;
	return ofPages
		.replace(
			headOfPages,
			() => `# Needs the secrets CONTENT_SERVICE_TOKEN and ${secrets}, and the variables CONTENT_SERVICE_URL, SITE_URL,
# ${variables} (Settings → Secrets and variables → Actions).
`,
		)
		.replace('GUIDE_HOST: github-pages', `GUIDE_HOST: ${deployment.guideHost}`)
		.replace(deploymentOfPages, () => deployment.steps);
}

function recipe(name: string): string {
	return readFileSync(join(packageFolder, 'docs/recipes', name), 'utf8');
}
