import { writeFileSync } from 'node:fs';
import { currentPicture, pictureFile } from './rooms/current-picture.ts';

/** `npm run docs:rooms`: draws the rooms of `src/` and the imports between them. */
writeFileSync(pictureFile, currentPicture());
