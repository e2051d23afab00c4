import { expect, test } from '@playwright/test';
import { seededRandom } from '../../src/graphics/cover-art/seeded-random.ts';
import { type Situation, situations } from '../soak/situations.ts';
import { SoakedGuide } from '../soak/soaked-guide.ts';

// The rest of what can happen is left to `npm run soak`: each build takes seconds.
test('whatever happens to builds, each publishes a whole site or leaves the earlier one', async () => {
	const random = seededRandom('soak in short');
	await using guide = await SoakedGuide.start('soak-in-short', 1, random);
	// What can happen to the same builds is not tried apart.
	for (const names of [
		['nothing amiss'],
		['two builds at once', 'damaged record'],
		['shrunken list'],
		['token sent back'],
	]) {
		const happening = names.map(situation).reduce((whole, part) => ({ ...whole, ...part }));
		const build = await guide.build(names.join(', '), happening);
		expect(build.complaints, build.output).toEqual([]);
	}

	function situation(name: string): Situation {
		const draw = situations[name];
		if (draw === undefined) throw new Error(`There is no situation “${name}”.`);
		return draw(random);
	}
});
