/*
 * Makes frames with lists of the guide as high as these are. A site that shows such a list includes
 * it from the guide; what others send is passed over.
 */
const { origin } = new URL(document.currentScript.src);

addEventListener('message', ({ data, origin: sender, source }) => {
	if (sender !== origin || data?.type !== 'waymark:height') return;
	for (const frame of document.querySelectorAll('iframe')) {
		if (frame.contentWindow === source) frame.style.height = `${Number(data.height)}px`;
	}
});
