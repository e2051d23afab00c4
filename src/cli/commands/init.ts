import { GuideFolderError, writeGuide } from '../init/write-guide.ts';
import { failureOf } from './command-line.ts';
import { initArguments, initUsage } from './init-arguments.ts';

/** `waymark init`: writes a new guide, and says what to do next. */
try {
	const { folder, host } = initArguments(process.argv.slice(2));
	console.log(folder === undefined ? initUsage : written(folder, writeGuide(folder, host)));
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(error instanceof GuideFolderError ? error.message : text);
	process.exitCode = exitCode;
}

function written(folder: string, files: readonly string[]): string {
	return `${folder} holds a guide: ${files.join(', ')}.

Next:

	cd ${folder}
	npm install FILE      (the package, such as ../waymark-0.1.0.tgz)
	npm run dev

guide.ts says what the guide is, and where its content comes from.`;
}
