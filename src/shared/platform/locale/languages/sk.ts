import type { LanguageRecord } from '../language-record.ts';

export const sk: LanguageRecord = {
  name: 'Slovenčina',
  locale: 'sk-SK',
  quotes: ['„', '“'],
  dates: 'YYYY-MM-DD',
  currencySign: 'after',
  clock: '18:30',
  closed: 'zatvor',
  numbers: { group: '\u00a0', decimal: ',', minus: '-', percent: '\u00a0%' },
  few: [2, 3, 4],
  extendedLatin: true,
  phrases: { negative: '^ne\\p{L}{6,}$', negatedVerb: '^ne\\p{L}{3,}$' },
};
