/** Offers a file that the page has made. @param type Its media type. */
export function offerFile(text: string, name: string, type: string): void {
	const address = URL.createObjectURL(new Blob([text], { type }));
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// Browsers read it after the click.
	setTimeout(() => {
		URL.revokeObjectURL(address);
	}, 60_000);
}
