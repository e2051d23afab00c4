import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count}個活動',
		entries: '{count}個活動',
		failed: '無法載入活動。下方清單列有全部活動。',
		fromDay: '{date}起',
		untilDay: '至{date}',
		fileFailed: '無法製作檔案，請稍後再試。',
	},
	nothing: '沒有符合所有條件的活動。',
	loading: '正在載入活動…',
	results: '活動',
	when: '時間',
	anyDate: '不限日期',
	dates: '日期',
	firstDay: '起始日',
	lastDay: '結束日',
	saveDates: '儲存這些日期（.ics）',
	saveNote: '檔案載有目前已知的日期，可在行事曆開啟。之後的變更不會反映於其中。',
};
