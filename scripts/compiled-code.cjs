'use strict';
/**
 * Lets builds find their code compiled, as the one before left it in the cache: stripping types and
 * compiling would take each of their processes the better part of a second.
 */
const { readdirSync, rmSync } = require('fs');
const { enableCompileCache } = require('module');
const { resolve } = require('path');

/**
 * Number of files from which on the folder is emptied: the code of a build is in 4,000, and that of
 * pages, which Astro bundles, may be new ones each time.
 */
const mostFiles = 8000;

/** Switches Node's cache of compiled code on, for this process and all that it starts. */
exports.takeCompiledCode = () => {
	// Whoever has set it has chosen a folder.
	if (enableCompileCache === undefined || process.env.NODE_COMPILE_CACHE) return;
	const folder = resolve(process.env.WAYMARK_CACHE || '.waymark', 'compiled-code');
	try {
		if (readdirSync(folder, { recursive: true }).length > mostFiles)
			rmSync(folder, { recursive: true });
	} catch {
		// There is none yet, or it cannot be emptied: it is no more than a help.
	}
	// Node reports what it cannot write to, and compiles the code itself.
	if (enableCompileCache(folder).directory !== undefined) process.env.NODE_COMPILE_CACHE = folder;
};
