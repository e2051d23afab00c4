import { discard } from './replace-folder.ts';

/** Removes, in the process of `discardInBackground`, the folder that it was given. */
discard(process.argv[2] ?? '');
