import { gpxOfPoint } from '../../outputs/feeds/gpx-file.ts';
import { offerFile } from './offer-file.ts';

/** Offers the file of the point that a button holds: `data-point` for `gpxOfPoint`, `data-name`. */
export function savePoint({ dataset: { name = '', point = '' } }: HTMLElement): void {
	offerFile(gpxOfPoint(point), name, 'application/gpx+xml');
}
