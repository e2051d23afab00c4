import { expect, test } from '@playwright/test';
import { LiveLine, type TextOutput } from '../../../../src/content/client/live-line.ts';

/** A terminal that shows two streams, as somebody sees it in the end. */
function terminal(columns = 80): { out: TextOutput; err: TextOutput; lines: () => string[] } {
	let written = '';
	const stream = () => ({
		isTTY: true,
		columns,
		write(text: string | Uint8Array) {
			written += typeof text === 'string' ? text : new TextDecoder().decode(text);
		},
	});
	const lines = () => written.split('\n').map((line) => line.split('\r\u001b[K').at(-1) ?? '');
	return { out: stream(), err: stream(), lines };
}

test('rewrites the last line, cut to the width of the terminal', () => {
	const { lines, out } = terminal(30);
	const live = new LiveLine(out, []);

	live.show('1 of 2');
	live.show('Places and events: 2 of 2 (100 %)');

	expect(lines()).toEqual(['Places and events: 2 of 2 (10']);
	live.end();
	expect(lines()).toEqual(['']);
});

test('stands below what others write to either stream meanwhile, and loses nothing of it', () => {
	const { err, lines, out } = terminal();
	const live = new LiveLine(out, [err]);

	out.write('Before it is shown.\n');
	live.show('1 of 3');
	out.write('1 request is tried again in 4 s.\n');
	live.show('2 of 3');
	err.write(new TextEncoder().encode('A thread has ended.\n') as never);

	expect(lines()).toEqual([
		'Before it is shown.',
		'1 request is tried again in 4 s.',
		'A thread has ended.',
		'2 of 3',
	]);
	live.end();
});

test('waits for the end of a line that another has begun', () => {
	const { lines, out } = terminal();
	const live = new LiveLine(out, []);

	live.show('1 of 3');
	out.write('/about/index.html');
	live.show('2 of 3');

	expect(lines()).toEqual(['/about/index.html']);
	out.write(' (+5 ms)\n');
	expect(lines()).toEqual(['/about/index.html (+5 ms)', '2 of 3']);
	live.end();
});

test('leaves both streams as they were', () => {
	const { err, lines, out } = terminal();
	const before = [{ ...out }, { ...err }];
	const live = new LiveLine(out, [err]);
	live.show('1 of 3');

	live.end();
	out.write('The site is built.\n');

	expect([out, err]).toEqual(before);
	expect(lines()).toEqual(['The site is built.', '']);
});
