import { storeChoice, storedChoice } from './stored-choice.ts';

/** Where the choice is kept in this browser: a `data-opens` of the links below. */
const storageKey = 'directions';

/**
 * Leads by its first link where one of its others (`data-opens`) does: to the map that the visitor
 * has chosen, for all places, by following that other link; until then to the map of a telephone or
 * tablet. On any other device, and without script, the address of the first link stays.
 */
class DirectionsLink extends HTMLElement {
	connectedCallback(): void {
		const link = this.querySelector('a');
		const others = this.querySelectorAll<HTMLAnchorElement>('[data-opens]');
		const ofDevice = mapOfDevice();
		const lead = () => {
			const chosen = storedChoice(storageKey) ?? ofDevice;
			for (const other of others) {
				const isChosen = other.dataset.opens === chosen;
				if (link && isChosen) link.href = other.href;
				other.setAttribute('aria-current', String(isChosen));
			}
		};
		this.addEventListener('click', ({ target }) => {
			const { opens } = (target as HTMLElement).dataset;
			if (opens) storeChoice(storageKey, opens);
			lead();
		});
		lead();
	}
}

/** Safari on an iPad names a Macintosh. */
function mapOfDevice(): string | undefined {
	const { maxTouchPoints, userAgent } = navigator;
	if (userAgent.includes('Android')) return 'device';
	const isApple = /iP[aho]/.test(userAgent) || (userAgent.includes('Mac') && maxTouchPoints > 1);
	return isApple ? 'apple' : undefined;
}

customElements.define('directions-link', DirectionsLink);
