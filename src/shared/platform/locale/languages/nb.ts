import type { LanguageRecord } from '../language-record.ts';

export const nb: LanguageRecord = {
  name: 'Norsk',
  locale: 'nb-NO',
  quotes: ['«', '»'],
  dates: 'YYYY-MM-DD',
  currencySign: 'after',
  clock: '18.30',
  closed: 'steng',
  numbers: { group: '\u00a0', decimal: ',', minus: '\u2212', percent: '\u00a0%' },
  mil: 'consumption',
  phrases: { negative: '^\\p{L}{3,}fri(?:tt|e)?$' },
};
