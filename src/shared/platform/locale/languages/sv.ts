import type { LanguageRecord } from '../language-record.ts';

export const sv: LanguageRecord = {
  name: 'Svenska',
  locale: 'sv-SE',
  quotes: ['”', '”'],
  dates: 'YYYY-MM-DD',
  currencySign: 'after',
  clock: '18.30',
  closed: 'stäng',
  numbers: { group: '\u00a0', decimal: ',', minus: '\u2212', percent: '\u00a0%' },
  mil: 'distance',
  phrases: { negative: '^\\p{L}{3,}fri(?:tt|a)?$' },
};
