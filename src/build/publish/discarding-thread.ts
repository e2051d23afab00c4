import { workerData } from 'node:worker_threads';
import { discard } from './replace-folder.ts';

/** Removes, on the thread of `discardInBackground`, the folder that it was given. */
discard(workerData as string);
