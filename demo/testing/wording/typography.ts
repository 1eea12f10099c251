import type { Fault } from './fault.ts';

/** Signs, spaces and figures, in all languages. */
export const typography: readonly Fault[] = [
  { pattern: /"/, why: 'straight quotation marks are for program code' },
  { pattern: /\p{L}'\p{L}/u, why: 'an apostrophe is curved' },
  { pattern: /\.\.\./, why: 'an ellipsis is one sign' },
  { pattern: /\p{L} - \p{L}/u, why: 'a hyphen with spaces is a dash' },
  { pattern: /\d-\d+ ?(?:km|kr|kg|mil|min|%|procent|prosent|months|weeks)/, why: 'from–to has a dash' },
  { pattern: /\S {2,}\S/, why: 'two spaces' },
  { pattern: /\p{L} [,;!?](?:\s|$)/u, why: 'no space stands before a comma' },
  { pattern: /\p{Ll}\.\p{Lu}\p{Ll}/u, why: 'a space stands after a full stop' },
  {
    pattern: /(?<!\p{L})(?!that that|had had|det det)(\p{L}{2,}) \1(?![\p{L}\d-])/iu,
    why: 'a word stands twice',
  },
  {
    pattern: /\d\.\d+\s?(?:km|kWh|kW|l|s|mm|m|kg|%|procent|prosent|prosenttia)(?![\p{L}\d])/u,
    notOf: 'en',
    why: 'the decimal sign is a comma',
  },
  { pattern: /\d%/, notOf: 'en', why: 'a space stands before the percent sign' },
  { pattern: /\d[ \u00a0]%/, of: { language: 'en' }, why: 'no space before the percent sign' },
  {
    pattern:
      /(?<![\d.,])\d{4,}[ \u00a0]?(?:km|kilometer|kilometriä|kilometrov|kr|kronor|kroner|€|eur|mil)(?!\p{L})/u,
    notOf: 'en',
    why: 'thousands have a space',
  },
  {
    pattern: /(?<![\p{L}\d+)(\u00a0 -])\d{1,3}[ \u00a0]\d{3}(?![ \u00a0]?\d)|(?:number|of) \d{1,3} \d{3}\b/u,
    of: { language: 'en' },
    why: 'thousands have a comma',
  },
];
