import { expect, test } from '@playwright/test';
import type { TextOutput } from '../../../../src/content/client/live-line.ts';
import { createProgress } from '../../../../src/content/client/progress.ts';

interface Screen extends TextOutput {
	written: string[];
}

function screen(members: Partial<TextOutput> = {}): Screen {
	const written: string[] = [];
	return { written, write: (text) => written.push(text), ...members };
}

test('writes a line per 10 % of a long step and a summary where there is no terminal', () => {
	const output = screen();
	let time = 0;
	const progress = createProgress({ label: 'Places', output, now: () => time });

	for (let done = 1; done <= 1600; done++) {
		time += 100;
		progress.advance(done, 1600);
	}
	progress.finish();

	expect(output.written).toEqual([
		'Places: 160 of 1,600 (10 %), 10 a second, 2 min 24 s left\n',
		'Places: 320 of 1,600 (20 %), 10 a second, 2 min 8 s left\n',
		'Places: 480 of 1,600 (30 %), 10 a second, 1 min 52 s left\n',
		'Places: 640 of 1,600 (40 %), 10 a second, 1 min 36 s left\n',
		'Places: 800 of 1,600 (50 %), 10 a second, 1 min 20 s left\n',
		'Places: 960 of 1,600 (60 %), 10 a second, 1 min 4 s left\n',
		'Places: 1,120 of 1,600 (70 %), 10 a second, 48 s left\n',
		'Places: 1,280 of 1,600 (80 %), 10 a second, 32 s left\n',
		'Places: 1,440 of 1,600 (90 %), 10 a second, 16 s left\n',
		'Places: 1,600 in 2 min 40 s, 10 a second\n',
	]);
});

test('writes no line within 15 seconds of the last where there is no terminal', () => {
	const output = screen();
	let time = 0;
	const progress = createProgress({ label: 'Places', output, now: () => time });

	for (let done = 1; done <= 1600; done++) {
		time += 20;
		progress.advance(done, 1600);
	}
	progress.finish();

	expect(output.written).toEqual([
		'Places: 750 of 1,600 (46 %), 50 a second, 17 s left\n',
		'Places: 1,500 of 1,600 (93 %), 50 a second, 2 s left\n',
		'Places: 1,600 in 32 s, 50 a second\n',
	]);
});

test('rewrites one line on a terminal, ten times a second, and leaves the summary', () => {
	const output = screen({ isTTY: true, columns: 80 });
	let time = 0;
	const progress = createProgress({ label: 'Events', output, now: () => time });

	for (let done = 1; done <= 30; done++) {
		time += 10;
		progress.advance(done, 30);
	}
	progress.finish();

	expect(output.written).toEqual([
		'\r\u001b[KEvents: 1 of 30 (3 %), 100 a second, 0.3 s left',
		'\r\u001b[KEvents: 11 of 30 (36 %), 100 a second, 0.2 s left',
		'\r\u001b[KEvents: 21 of 30 (70 %), 100 a second, 0.1 s left',
		'\r\u001b[KEvents: 30 of 30 (100 %), 100 a second',
		'\r\u001b[K',
		'Events: 30 in 0.3 s, 100 a second\n',
	]);
});

test('cuts the live line to the width of the terminal', () => {
	const output = screen({ isTTY: true, columns: 30 });
	let time = 0;
	const progress = createProgress({ label: 'Places and events', output, now: () => time });

	time = 61_000;
	progress.advance(1, 100);

	expect(output.written).toEqual(['\r\u001b[KPlaces and events: 1 of 100 (']);
});

test('tells the time left in minutes when it is long', () => {
	const output = screen({ isTTY: true, columns: 100 });
	let time = 0;
	const progress = createProgress({ label: 'Places', output, now: () => time });

	time = 60_000;
	progress.advance(100, 1000);

	expect(output.written).toEqual([
		'\r\u001b[KPlaces: 100 of 1,000 (10 %), 1.7 a second, 9 min 0 s left',
	]);
});

test('says how far it came when it ends early', () => {
	const output = screen();
	let time = 0;
	const progress = createProgress({ label: 'Places', output, now: () => time });

	time = 12_400;
	progress.advance(31, 1000);
	progress.finish();

	expect(output.written).toEqual(['Places: 31 of 1,000 in 12 s, 2.5 a second\n']);
});

test('says that there was nothing to do', () => {
	const output = screen();
	const progress = createProgress({ label: 'Events', output, now: () => 0 });

	progress.advance(0, 0);
	progress.finish();

	expect(output.written).toEqual(['Events: 0 in 0 s\n']);
});

test('leaves nothing on a terminal where something else says what came of it', () => {
	const output = screen({ isTTY: true });
	const progress = createProgress({ label: 'Checks', output, now: () => 0 });

	progress.advance(1, 3);
	progress.clear();

	expect(output.written).toEqual(['\r\u001b[KChecks: 1 of 3 (33 %)', '\r\u001b[K']);
});
