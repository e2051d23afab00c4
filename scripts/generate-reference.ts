import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentPage, generatedParts } from './reference/pages.ts';
import { projectFolder } from './reference/read-source.ts';

/** `npm run docs:reference`: writes the parts of `docs/reference/` that follow from the code. */
for (const name of Object.keys(generatedParts)) {
	writeFileSync(join(projectFolder, 'docs', 'reference', name), currentPage(name));
}
