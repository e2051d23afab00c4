import { qrCode } from '../../../graphics/qr-code.ts';
import { fragmentOfList } from '../../../outputs/saved/shared-list.ts';
import { storedChoice } from '../stored-choice.ts';
import { dayStorageKey } from './day-key.ts';
import { savedRecords } from './saved-store.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Draws the code that brings what is printed to a telephone: the day that is shown, else the list.
 *
 * @param place Element of paper alone, whose content it replaces.
 */
export function drawCode(place: HTMLElement): void {
	const svg = document.createElementNS(svgNamespace, 'svg');
	const line = document.createElementNS(svgNamespace, 'path');
	const { dashes, path, size } = qrCode(new URL(printedFragment(), location.href).href);
	svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
	svg.setAttribute('shape-rendering', 'crispEdges');
	line.setAttribute('d', path);
	line.setAttribute('stroke-dasharray', dashes);
	svg.append(line);
	place.replaceChildren(svg, location.host + location.pathname);
}

function printedFragment(): string {
	if (document.querySelector('day-plan [data-part="day"]:not([hidden])')) {
		const day = location.hash.startsWith('#day=') ? location.hash : storedChoice(dayStorageKey);
		if (day) return day;
	}
	return fragmentOfList(savedRecords().map(({ key }) => key));
}
