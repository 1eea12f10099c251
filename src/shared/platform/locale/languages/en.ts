import type { LanguageRecord } from '../language-record.ts';

export const en: LanguageRecord = {
  name: 'English',
  locale: 'en-GB',
  quotes: ['‘', '’'],
  dates: 'DD/MM/YYYY',
  currencySign: 'before',
  clock: '6.30pm',
  closed: 'clos',
  numbers: { group: ',', decimal: '.', minus: '-', percent: '%' },
};
