import notices from 'virtual:waymark/save-notices';
import { showNotice } from './notice.ts';

/** Hands an address to the device to share; where it cannot, copies it and says so. */
export async function shareAddress(address: string, title: string): Promise<void> {
	// Not there in all browsers, whatever their types say.
	const { share } = navigator as Partial<Navigator>;
	if (share) {
		// Whoever closes it has changed their mind.
		await navigator.share({ title, url: address }).catch(() => undefined);
		return;
	}
	try {
		await navigator.clipboard.writeText(address);
		showNotice(notices.copied);
	} catch {
		showNotice(notices.notCopied.replace('{address}', () => address));
	}
}
