import boundaries from 'eslint-plugin-boundaries';

/**
 * Lists the rooms of `src/` in the order of the data: each may import from itself and from those
 * above it.
 */
const rooms = [
	'records',
	'i18n',
	'domain',
	'graphics',
	'guide',
	'outputs',
	'config',
	'content',
	'ui/styles',
	'ui/view-models',
	'ui/client',
	'ui/components',
	'ui/layouts',
	'ui/styleguide',
	'build',
	'pages',
	'cli',
];

/** Names what Astro looks for beside the rooms: it hands them to each other. */
const seam = 'content.config.ts';

/** Refuses an import from a room further down; type imports count. */
export const roomRules = {
	files: ['src/**/*.{ts,astro}'],
	plugins: { boundaries },
	settings: {
		'boundaries/elements': rooms.map((room) => ({ type: room, pattern: `src/${room}` })),
		'boundaries/files': [{ category: seam, pattern: `src/${seam}` }],
		'import/resolver': { node: { extensions: ['.ts', '.astro', '.js', '.json', '.css'] } },
	},
	rules: {
		'boundaries/dependencies': [
			'error',
			{
				default: 'disallow',
				message:
					'{{from.element.type}} comes before {{to.element.type}}, so it must not import from it: move the file, or hand the value over.',
				policies: [
					...rooms.map((room, at) => ({
						from: { element: { type: room } },
						allow: { to: { element: { types: { anyOf: rooms.slice(0, at + 1) } } } },
					})),
					{
						from: { file: { categories: seam } },
						allow: { to: { element: { types: { anyOf: rooms } } } },
					},
				],
			},
		],
	},
};
