import type { LanguageRecord } from '../language-record.ts';

export const fi: LanguageRecord = {
  name: 'Suomi',
  locale: 'fi-FI',
  quotes: ['”', '”'],
  dates: 'YYYY-MM-DD',
  currencySign: 'after',
  clock: '18.30',
  closed: 'sulje|suljet|kiinni',
  numbers: { group: '\u00a0', decimal: ',', minus: '\u2212', percent: '\u00a0%' },
  phrases: { negative: '^\\p{L}{4,}t(?:on|onta|oman|omat|omia)$', farFrom: '\\p{L}{3}(?:sta|lta)$' },
};
