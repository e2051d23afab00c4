import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium, type Page } from 'playwright';
import { failureOf } from '../../src/cli/commands/command-line.ts';
import { projectRoot } from '../support/build-site.ts';
import { siteIn } from '../support/built-site.ts';
import { findBrowser } from '../support/find-browser.ts';
import { type NotableKind, notablePages } from '../support/notable-pages.ts';
import { siteBase } from '../support/site-base.ts';
import { serveFolder } from '../support/static-server.ts';
import { screenshotArguments, usage } from './arguments.ts';
import { makeContactSheet, type SheetPicture } from './contact-sheet.ts';
import { guideFolder, NoGuideError } from './guide.ts';
import { takePicture, themes, widths } from './picture.ts';

const photographed: readonly NotableKind[] = [
	'home',
	'place list',
	'rich place',
	'bare place',
	'event list',
	'rich event',
	'cancelled event',
	'destination',
	'about',
	'not found',
];

try {
	await main();
} catch (error) {
	const { exitCode, text } = failureOf(error);
	console.error(error instanceof NoGuideError ? error.message : text);
	process.exitCode = exitCode;
}

async function main(): Promise<void> {
	const wanted = screenshotArguments(process.argv.slice(2));
	if (wanted.showsHelp) {
		console.log(usage);
		return;
	}
	const folder = await guideFolder(wanted);
	const pictures = join(projectRoot, 'test-results', 'screenshots', wanted.name);
	rmSync(pictures, { recursive: true, force: true });
	mkdirSync(pictures, { recursive: true });
	const executablePath = findBrowser((message) => {
		console.log(message);
	});
	const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
	const browser = await chromium.launch({ executablePath, args });
	try {
		await photograph(await browser.newPage(), folder, pictures);
	} finally {
		await browser.close();
	}
}

async function photograph(page: Page, folder: string, pictures: string): Promise<void> {
	const { base, origin } = siteBase(folder);
	const pages = notablePages(siteIn(folder, { base, origin }));
	const server = await serveFolder(folder, base);
	const now = process.env.GUIDE_NOW;
	if (now !== undefined) await page.clock.setFixedTime(now);
	for (const width of widths) {
		for (const theme of themes) {
			const taken: SheetPicture[] = [];
			for (const kind of photographed) {
				const shown = pages.get(kind);
				if (!shown) continue;
				const path = join(pictures, `${kind.replaceAll(' ', '-')}-${width}-${theme}.png`);
				await takePicture(page, new URL(shown.path, server.url).href, { width, theme }, path);
				taken.push({ caption: `${kind} ${shown.path}`, path });
			}
			const sheet = join(pictures, `sheet-${width}-${theme}.png`);
			await makeContactSheet(page, taken, sheet);
			console.log(`${relative(projectRoot, sheet)}: ${taken.length} pages`);
		}
	}
	await server.close();
}
