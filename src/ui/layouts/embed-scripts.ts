import frame from './embed-frame.js?raw';
import resize from './embed-resize.js?raw';

/** Holds scripts of lists within pages of other sites, by the names of their files. */
export const embedScripts: Readonly<Record<'frame' | 'resize', string>> = { frame, resize };
