import { recordCountIn } from '../counting.ts';
import type { Messages } from '../en/messages.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

export const credits = {
	unnamedPublisher: '未註明發布者',
	recordCount: recordCountIn(wordsLocale, counted, nouns),
} satisfies Messages['credits'];
