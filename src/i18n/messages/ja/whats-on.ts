import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count}件のイベント',
		entries: '{count}件のイベント',
		failed: 'イベントを読み込めませんでした。下の一覧にすべて掲載されています。',
		fromDay: '{date}から',
		untilDay: '{date}まで',
		fileFailed: 'ファイルを作成できませんでした。後でもう一度お試しください。',
	},
	nothing: 'すべての条件に合うイベントはありません。',
	loading: 'イベントを読み込んでいます…',
	results: 'イベント',
	when: 'いつ',
	anyDate: 'すべての日',
	dates: '日付',
	firstDay: '開始日',
	lastDay: '終了日',
	saveDates: 'これらの日程を保存（.ics）',
	saveNote:
		'現在わかっている日程のファイルです。カレンダーで開けます。その後の変更は反映されません。',
};
