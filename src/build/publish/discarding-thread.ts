import { workerData } from 'node:worker_threads';
import { discard } from './replace-folder.ts';

/** The thread of `discardInBackground`, which has given it a folder. */
discard(workerData as string);
