/** Finds modules of `src/` that import each other in a circle; type imports count. */
export default {
	forbidden: [{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } }],
	options: {
		doNotFollow: { path: 'node_modules' },
		includeOnly: '^src/',
		tsConfig: { fileName: 'tsconfig.json' },
		tsPreCompilationDeps: true,
	},
};
