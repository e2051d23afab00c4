import { recordCountIn } from '../counting.ts';
import type { Messages } from '../en/messages.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

export const credits = {
	unnamedPublisher: 'الناشر غير مذكور',
	recordCount: recordCountIn(wordsLocale, counted, nouns),
} satisfies Messages['credits'];
