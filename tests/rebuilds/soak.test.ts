import { expect, test } from '@playwright/test';
import { seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import { type Situation, situations } from '../soak/situations.ts';
import { SoakedGuide } from '../soak/soaked-guide.ts';

// Builds share the project folder, in which Astro keeps the types of the content.
test.describe.configure({ mode: 'default' });

// The rest of what can happen is left to `npm run soak`: each build takes seconds.
test('whatever happens to builds, each publishes a whole site or leaves the earlier one', async () => {
	const random = seededRandom('soak in short');
	await using guide = await SoakedGuide.start('soak-in-short', 1, random);
	for (const name of [
		'nothing amiss',
		'two builds at once',
		'shrunken list',
		'damaged record',
		'token sent back',
	]) {
		const build = await guide.build(name, situation(name));
		expect(build.complaints, build.output).toEqual([]);
	}

	function situation(name: string): Situation {
		const draw = situations[name];
		if (draw === undefined) throw new Error(`There is no situation “${name}”.`);
		return draw(random);
	}
});
