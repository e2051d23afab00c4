import { expect, test } from '@playwright/test';
import { createProgress, type ProgressOutput } from '../../../../src/content/client/progress.ts';

interface Screen extends ProgressOutput {
	written: string[];
}

function screen(members: Partial<ProgressOutput> = {}): Screen {
	const written: string[] = [];
	return { written, write: (text) => written.push(text), ...members };
}

test('writes a line per 10 % and a summary where there is no terminal', () => {
	const output = screen();
	let time = 0;
	const progress = createProgress({ label: 'Places', output, now: () => time });

	for (let done = 1; done <= 1600; done++) {
		time += 5;
		progress.advance(done, 1600);
	}
	progress.finish();

	expect(output.written).toEqual([
		'Places: 160 of 1,600 (10 %), 200 a second, 7.2 s left\n',
		'Places: 320 of 1,600 (20 %), 200 a second, 6.4 s left\n',
		'Places: 480 of 1,600 (30 %), 200 a second, 5.6 s left\n',
		'Places: 640 of 1,600 (40 %), 200 a second, 4.8 s left\n',
		'Places: 800 of 1,600 (50 %), 200 a second, 4 s left\n',
		'Places: 960 of 1,600 (60 %), 200 a second, 3.2 s left\n',
		'Places: 1,120 of 1,600 (70 %), 200 a second, 2.4 s left\n',
		'Places: 1,280 of 1,600 (80 %), 200 a second, 1.6 s left\n',
		'Places: 1,440 of 1,600 (90 %), 200 a second, 0.8 s left\n',
		'Places: 1,600 in 8 s, 200 a second\n',
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
		'\r\u001b[KEvents: 30 in 0.3 s, 100 a second\n',
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

test('a line of its own stands above the live line of a terminal', () => {
	const output = screen({ isTTY: true, columns: 80 });
	let time = 0;
	const progress = createProgress({ label: 'Places', output, now: () => time });

	time = 1000;
	progress.advance(9, 10);
	progress.tell('1 request is tried again in 4 s.');

	expect(output.written).toEqual([
		'\r\u001b[KPlaces: 9 of 10 (90 %), 9 a second, 0.1 s left',
		'\r\u001b[K1 request is tried again in 4 s.\n',
		'\r\u001b[KPlaces: 9 of 10 (90 %), 9 a second, 0.1 s left',
	]);
});

test('a line of its own is just that where there is no terminal', () => {
	const output = screen();
	const progress = createProgress({ label: 'Places', output, now: () => 0 });

	progress.tell('1 request is tried again in 4 s.');

	expect(output.written).toEqual(['1 request is tried again in 4 s.\n']);
});
