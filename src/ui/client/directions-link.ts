import { directionsStorageKey, storedChoice } from './stored-choice.ts';

/**
 * Leads by its first link where one of its others (`data-opens`) does: to the map that the visitor
 * has chosen, for all places, by following that other link; until then to the map of a telephone or
 * tablet. On any other device, without script, and until the page is touched, the address of the
 * first link stays.
 */
class DirectionsLink extends HTMLElement {
	connectedCallback(): void {
		const link = this.querySelector('a');
		const others = this.querySelectorAll<HTMLAnchorElement>('[data-opens]');
		const { maxTouchPoints, userAgent } = navigator;
		// Safari on an iPad names a Macintosh.
		const isApple = /iP[aho]/.test(userAgent) || (userAgent.includes('Mac') && maxTouchPoints > 1);
		const ofDevice = userAgent.includes('Android') ? 'device' : isApple && 'apple';
		const lead = () => {
			const chosen = storedChoice(directionsStorageKey) ?? ofDevice;
			for (const other of others) {
				const isChosen = other.dataset.opens === chosen;
				if (link && isChosen) link.href = other.href;
				other.setAttribute('aria-current', `${isChosen}`);
			}
		};
		// After `loaded-at-click.ts` has kept the choice.
		addEventListener('click', lead);
		lead();
	}
}

customElements.define('directions-link', DirectionsLink);
