import { join } from 'node:path';
import { projectFolder, readSource } from '../reference/read-source.ts';
import { roomImports } from './imports.ts';
import { type Room, roomsPicture } from './picture.ts';

/** The picture in `docs/explanation/architecture.md`. */
export const pictureFile = join(projectFolder, 'docs', 'explanation', 'rooms.svg');

/** Returns the rooms in their order, as the table of README.md lists them. */
export function roomsOfReadme(): Room[] {
	const [, section = ''] = readSource('README.md').split('## The rooms');
	const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` *\| (.+?) *\|$/gm);
	return Array.from(rows, ([, name = '', content = '']) => ({ name, content }));
}

/** Returns the picture as it should be now. */
export function currentPicture(): string {
	return roomsPicture(roomsOfReadme(), roomImports(join(projectFolder, 'src')));
}
