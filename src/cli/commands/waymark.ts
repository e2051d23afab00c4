import { failureText } from './failure-text.ts';

/** `waymark`: the commands of a guide that uses the package, by the words of npm's scripts. */
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
	init: () => import('./init.ts'),
	dev: () => import('./astro.ts'),
	build: () => import('./build.ts'),
	preview: () => import('./preview.ts'),
	doctor: () => import('./doctor.ts'),
	map: () => import('./map.ts'),
	service: () => import('./service.ts'),
};

const usage = `waymark init FOLDER   writes a new guide
waymark dev           serves the guide while you work on it
waymark build         builds the guide
waymark preview       serves what was built, as a host does
waymark doctor        says what works of all that a build needs
waymark map           cuts the map of the guide's places out of a larger one
waymark service       serves the content of the sample

waymark COMMAND --help says more of build, preview, map and service.`;

const [node = '', script = '', name = '--help', ...words] = process.argv;
const start = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (start === undefined) {
	const isAsked = ['--help', '-h', 'help'].includes(name);
	console[isAsked ? 'log' : 'error'](
		isAsked ? usage : `There is no command "${name}".\n\n${usage}`,
	);
	process.exitCode = isAsked ? 0 : 1;
} else {
	// Astro is told that it is to develop.
	process.argv = [node, script, ...(name === 'dev' ? [name] : []), ...words];
	try {
		await start();
	} catch (error) {
		console.error(failureText(error));
		process.exitCode = 1;
	}
}
