import { fileURLToPath } from 'node:url';

/**
 * Holds the folder of this package, with its code and the sample content. The folder of the guide,
 * in which commands run, is another one where the package is installed in it.
 *
 * Code that renders pages imports this module from Node, as `shared-modules.ts` says: bundled, it
 * would not know where it came from.
 */
export const packageFolder = fileURLToPath(new URL('../../', import.meta.url));
