import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'アクセシビリティ',
	introduction: (guide) =>
		`${guide}はすべての人のためのガイドです。ページはWeb Content Accessibility Guidelines（WCAG）2.2のレベルAAを目標としています。`,
	knownBarriers: '既知の問題',
	barriersOfSources:
		'名前、文章、写真の説明は、出典のとおりに表示しています。説明のない写真もあります。段差のない入口など、スポットについて記載のないことは、このガイドでも分かっていません。',
	assessedOn: (date) => `最終評価日：${date}`,
	reportHeading: '問題を報告する',
	reportIntroduction: '使えないところや誤りがありましたら、お知らせください。',
	reportPage: 'このページの問題を報告する',
	reportSubject: (guide) => `${guide}：問題を報告する`,
	licences: 'ライセンス',
	licenceOfContent: '内容には、それぞれの出典のライセンスが適用されます。',
	licenceOfGuide: 'ページはMITライセンスのソフトウェアWaymarkで作られています。',
} satisfies Messages['accessibility'];
