import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { commentRules } from './comments.js';
import { roomRules } from './rooms.js';

export default defineConfig(
	{
		ignores: [
			'.astro/**',
			'.waymark/**',
			'.waymark-drafts/**',
			'dist/**',
			'dist-drafts/**',
			'dist-package/**',
			'docs/**',
			'dist*.partial/**',
			'node_modules/**',
			'sites/**',
			'test-results/**',
		],
	},
	js.configs.recommended,
	{
		files: ['**/*.ts'],
		extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
		languageOptions: {
			parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
		},
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ varsIgnorePattern: '^_$', argsIgnorePattern: '^_$', ignoreRestSiblings: true },
			],
			'@typescript-eslint/no-unnecessary-condition': [
				'error',
				{ allowConstantLoopConditions: 'only-allowed-literals' },
			],
		},
	},
	astro.configs['flat/recommended'],
	roomRules,
	commentRules,
	{
		files: ['astro.config.mjs', '.config/*.js'],
		languageOptions: { globals: { process: 'readonly', URL: 'readonly' } },
	},
	{
		files: ['scripts/*.cjs'],
		languageOptions: {
			sourceType: 'commonjs',
			globals: {
				__dirname: 'readonly',
				__filename: 'readonly',
				console: 'readonly',
				process: 'readonly',
				require: 'readonly',
			},
		},
	},
	{
		files: ['src/ui/client/**/*.ts'],
		rules: {
			'no-restricted-syntax': [
				'error',
				{
					selector: 'MemberExpression[property.name=/^aria[A-Z]/]',
					message:
						'Firefox before 119 has no such property, and would neither set nor know the state: use setAttribute and getAttribute.',
				},
				{
					selector: 'ImportDeclaration[source.value=/^node:/]',
					message: 'This runs in the browser, which has no modules of Node.',
				},
				{
					selector: 'CallExpression[callee.property.name="checkVisibility"]',
					message:
						'Safari before 17.4 does not have it, and would do nothing more: use offsetParent.',
				},
			],
		},
	},
	{
		files: ['src/ui/layouts/*.js'],
		languageOptions: {
			globals: {
				addEventListener: 'readonly',
				setTimeout: 'readonly',
				CSS: 'readonly',
				document: 'readonly',
				HTMLImageElement: 'readonly',
				localStorage: 'readonly',
				location: 'readonly',
				URL: 'readonly',
				window: 'readonly',
			},
		},
	},
);
