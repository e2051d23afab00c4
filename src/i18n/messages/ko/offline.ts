import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: '이 페이지에 새 내용이 있습니다.', show: '보기' },
	heading: '오프라인',
	keptPages: '오프라인으로 볼 수 있는 페이지',
	taken: '저장해 둔 페이지',
	takeAlong: {
		ask: '이 여행지를 오프라인으로 보기',
		start: '이 페이지들 저장',
		stop: '중지',
		remove: '이 페이지들 지우기',
		close: '나중에',
		keeping: '저장한 페이지',
		browser: {
			offer: '{pages}페이지, 약 {size}. 저장하면 오프라인에서 열 수 있습니다.',
			littleRoom: '이 브라우저의 남은 공간은 약 {size}로, 모자랄 수 있습니다.',
			progress: '{pages}페이지 중 {count}페이지',
			done: '{pages}페이지 중 {count}페이지를 저장했습니다. 오프라인에서 열 수 있습니다.',
			some: '{count}페이지를 불러오지 못했습니다. 나중에 다시 시도하세요.',
			full: '이 브라우저에 남은 공간이 없습니다. {pages}페이지 중 {count}페이지를 저장했습니다.',
			stopped: '중지했습니다. {pages}페이지 중 {count}페이지를 저장했습니다.',
			removed: '페이지를 지웠습니다.',
			failed: '페이지 목록을 불러오지 못했습니다. 나중에 다시 시도하세요.',
		},
	},
	introduction: (guide) =>
		`${guide}: 네트워크가 없을 때는 이 브라우저에 있는 페이지를 볼 수 있습니다. 저장한 페이지, 본 페이지, 목록 페이지입니다.`,
	seen: '본 페이지',
	overviews: '목록 페이지',
	none: '이 브라우저에는 아직 이 안내의 페이지가 없습니다. 보는 페이지가 저장됩니다.',
	withoutScript: '페이지를 저장하려면 JavaScript가 필요하지만 이 브라우저에서는 작동하지 않습니다.',
};
