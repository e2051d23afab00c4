import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: '無障礙聲明',
	introduction: (guide) =>
		`${guide}是為所有人製作的指南。網頁以《網頁內容無障礙指引》（WCAG）2.2版AA級為目標。`,
	knownBarriers: '已知的障礙',
	barriersOfSources:
		'名稱、文字和照片說明均依來源原樣顯示，有些照片沒有說明。來源未註明的事項，例如入口是否無階梯，本指南亦無從得知。',
	assessedOn: (date) => `最近一次評估：${date}`,
	reportHeading: '回報問題',
	reportIntroduction: '如有無法使用或內容有誤之處，請來信告知：',
	reportPage: '回報此頁的問題',
	reportSubject: (guide) => `${guide}：回報問題`,
	licences: '授權條款',
	licenceOfContent: '內容依各來源的授權條款提供：',
	licenceOfGuide: '網頁以採MIT授權條款的軟體Waymark製作。',
} satisfies Messages['accessibility'];
