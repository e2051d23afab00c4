import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: '此頁有較新的內容。', show: '顯示' },
	heading: '離線',
	keptPages: '離線可看的網頁',
	taken: '帶著走的網頁',
	takeAlong: {
		ask: '離線使用此目的地',
		start: '儲存這些網頁',
		stop: '停止',
		remove: '移除這些網頁',
		close: '暫時不要',
		keeping: '已儲存的網頁',
		browser: {
			offer: '{pages}個網頁，約{size}。儲存後可離線開啟。',
			littleRoom: '此瀏覽器約剩{size}的空間，可能不夠。',
			progress: '{pages}個網頁中的{count}個',
			done: '已儲存{pages}個網頁中的{count}個，可離線開啟。',
			some: '有{count}個無法載入，請稍後再試。',
			full: '此瀏覽器已無空間。已儲存{pages}個網頁中的{count}個。',
			stopped: '已停止。已儲存{pages}個網頁中的{count}個。',
			removed: '已移除網頁。',
			failed: '無法載入網頁清單，請稍後再試。',
		},
	},
	introduction: (guide) =>
		`${guide}：沒有網路時，可顯示此瀏覽器保存的網頁：您儲存的網頁、看過的網頁和總覽。`,
	seen: '看過的網頁',
	overviews: '總覽',
	none: '此瀏覽器尚未保存本指南的網頁。您看過的網頁會保存下來。',
	withoutScript: '保存網頁需要JavaScript，但此瀏覽器未執行。',
};
