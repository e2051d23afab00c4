import { guideTest } from './guide-test.ts';
import { sampleBuild } from './site-builds.ts';

/** A test that is given the built guide of the sample. */
export const test = guideTest(sampleBuild);
