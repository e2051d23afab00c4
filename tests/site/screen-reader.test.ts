import { expect, type Page, test as base } from '@playwright/test';
import { keepToOwnSite, serveGuide } from '../support/guide-pages.ts';
import { oddBuild } from '../support/site-builds.ts';

/** Opens a page of the guide of odd content at the instant for which it was built. */
const test = base.extend<{ openPage: (path: string) => Promise<Page> }>({
	openPage: async ({ page }, use) => {
		const server = await serveGuide(oddBuild);
		await keepToOwnSite(page, server);
		await page.clock.setFixedTime('2026-11-21T09:00:00Z');
		await use(async (path) => {
			await page.goto(server.url + path);
			return page;
		});
		await server.close();
	},
});

test('a place is read out from its name over the four questions to its hours and facts', async ({
	openPage,
}) => {
	const page = await openPage('places/old-harbour-museum-0a1b2c3d/');

	await expect(page.locator('body')).toMatchAriaSnapshot(`
		- link "Skip to content"
		- banner:
		  - link "Odd Guide"
		  - navigation "Main":
		    - link "Map"
		  - search:
		    - searchbox "Search this guide"
		    - button "Search"
		- navigation "You are here":
		  - list:
		    - listitem:
		      - link "Museums"
		    - listitem:
		      - link "Maritime museums"
		- main:
		  - article:
		    - figure "The warehouse from the ferry Ana Reis · © Harbour Archive CC BY 4.0"
		    - heading "Old Harbour Museum" [level=1]
		    - paragraph:
		      - link "Alfama"
		      - link "Lisboa"
		    - region "At a glance":
		      - term: Open now?
		      - definition: Closed now · opens at 10:00
		      - term: What does it cost?
		      - definition: EUR 5-8 per person
		      - term: With a wheelchair or a pram?
		      - definition: Wheelchair accessible Yes, although there is no step-free access
		      - definition: Step-free access No
		      - definition: Pushchair friendly Yes
		    - complementary "An editor’s opinion":
		      - heading "An editor’s opinion" [level=2]
		    - region "Opening hours":
		      - heading "Opening hours" [level=2]
		      - table "1 Opening hours, 1 November to 31 March":
		        - rowgroup:
		          - row "Monday Closed":
		            - rowheader "Monday"
		            - cell "Closed"
		          - row "Tuesday 10:00–18:00":
		            - rowheader "Tuesday"
		            - cell "10:00–18:00"
		      - table "2 Opening hours, 1 April to 31 October":
		        - rowgroup:
		          - row "Friday 20:00 until 02:00 next day"
		      - heading "Special days" [level=3]
		    - heading "Getting there" [level=2]
		    - paragraph:
		      - link "Directions"
		    - heading "Good to know" [level=2]
		    - heading "Accessibility" [level=3]
		    - term: Step-free access
		    - definition: "No"
		- contentinfo:
		  - heading "Content credits" [level=2]
		  - navigation "About this guide"
	`);
});

test('an event is read out from its name over its next date to all dates, each with its own link', async ({
	openPage,
}) => {
	const page = await openPage('events/fado-at-the-quay-0a1b2c3d/');

	await expect(page.getByRole('main')).toMatchAriaSnapshot(`
		- main:
		  - article:
		    - figure "At the quay last year Rui Melo · © Casa do Fado CC BY-SA 4.0"
		    - heading "Fado at the Quay" [level=1]
		    - paragraph:
		      - text: Old Harbour Museum,
		      - link "Lisboa"
		    - paragraph:
		      - text: Next date
		      - time: Friday, 4 December 2026, 21:00–23:30
		      - text: Doors 20:15
		    - heading "All dates" [level=2]
		    - list:
		      - listitem:
		        - time: Friday, 27 November 2026, 21:00–23:30
		        - strong: Cancelled
		        - paragraph: The singer is ill.
		      - listitem:
		        - time: Friday, 4 December 2026, 21:00–23:30
		        - link /Friday, 4 December 2026, 21:00–23:30/
		    - heading "Price" [level=2]
		    - paragraph: from €12,50 per person
		    - term: Tickets
		    - definition:
		      - link "tickets.example"
		    - heading "Where" [level=2]
		    - list:
		      - listitem:
		        - heading "Old Harbour Museum" [level=3]:
		          - link "Old Harbour Museum"
		    - heading "Good to know" [level=2]
		    - term: Organiser
		    - definition: Casa do Fado, Lda.
	`);
});
