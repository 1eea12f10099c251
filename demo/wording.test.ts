import { beforeAll, describe, expect, test } from 'vitest';
import { type WrittenText, writtenTexts } from './testing/written-texts.ts';

/** What an editor would strike out, and why; `of` narrows it to a language, a country or a site. */
type Fault = {
  pattern: RegExp;
  why: string;
  of?: Partial<Pick<WrittenText, 'language' | 'country' | 'site'>>;
  notOf?: WrittenText['language'];
};

const faults: readonly Fault[] = [
  { pattern: /"/, why: 'straight quotation marks are for program code' },
  { pattern: /\p{L}'\p{L}/u, why: 'an apostrophe is curved' },
  { pattern: /\.\.\./, why: 'an ellipsis is one sign' },
  { pattern: /\p{L} - \p{L}/u, why: 'a hyphen with spaces is a dash' },
  { pattern: /\S {2,}\S/, why: 'two spaces' },

  {
    pattern: /\d\.\d+\s?(?:km|kWh|kW|l|s|mm|m|kg|%|procent|prosent|prosenttia)(?![\p{L}\d])/u,
    notOf: 'en',
    why: 'the decimal sign is a comma',
  },
  { pattern: /\d%/, notOf: 'en', why: 'a space stands before the percent sign' },
  { pattern: /\d[ \u00a0]%/, of: { language: 'en' }, why: 'no space before the percent sign' },
  {
    pattern: /(?<![\p{L}\d+)(\u00a0 ])\d{1,3}[ \u00a0]\d{3}(?![ \u00a0]?\d)/u,
    of: { language: 'en' },
    why: 'thousands have a comma',
  },
  { pattern: /\be-mail/i, of: { language: 'en' }, why: 'email has no hyphen any more' },
  { pattern: /\bidag\b/i, of: { language: 'sv' }, why: 'i dag is two words on all sites' },

  { pattern: /[“„«»]/, of: { language: 'sv' }, why: 'Swedish quotes ”so”' },
  { pattern: /jämför en bil\b/i, of: { language: 'sv' }, why: 'one car cannot be compared' },
  { pattern: /går sin egen väg/, of: { language: 'sv' }, why: 'a car that differs does not walk' },
  { pattern: /kortast miltal|^kortast$/i, of: { language: 'sv' }, why: 'a mileage is low' },
  { pattern: /släpp på .*filt/i, of: { language: 'sv' }, why: 'filters are removed' },
  {
    pattern: /miltal|\d\s?mil\b/i,
    of: { language: 'sv', country: 'FI' },
    why: 'Finland counts kilometres',
  },

  { pattern: /[“”„]/, of: { language: 'nb' }, why: 'Norwegian quotes «so»' },
  { pattern: /nylig inn\b/i, of: { language: 'nb' }, why: 'the trade says nyinnkommet' },
  { pattern: /^kjøre$/i, of: { language: 'nb' }, why: 'the shop’s part of the menu is Kjøpe' },
  { pattern: /\w+ minus$/i, of: { language: 'nb' }, why: 'minus stands before the degrees' },
  { pattern: /\/mnd\./, of: { language: 'nb' }, why: 'kr/mnd has no full stop beside kr/mnd' },
  { pattern: /kortest (kilometerstand|kjørt)/i, of: { language: 'nb' }, why: 'a mileage is low' },

  { pattern: /[“„«»]/, of: { language: 'fi' }, why: 'Finnish quotes ”so”' },

  { pattern: /[”«»]|“\p{L}/u, of: { language: 'sk' }, why: 'Slovak quotes „so“' },
  { pattern: /\brad \d|\btrieda [A-Z]\b/, of: { language: 'sk' }, why: 'BMW radu 5, Mercedes triedy C' },
  { pattern: /\bna predajni/i, of: { language: 'sk' }, why: 'one is in a shop: v predajni' },
  { pattern: /\d{4}-\d{2}-\d{2}/, of: { language: 'sk' }, why: 'prose dates are 24. decembra 2026' },

  { pattern: /súkromný lízing|^lízing$/i, of: { language: 'sk' }, why: 'it is operatívny lízing' },
  { pattern: /vlastné zdroje/i, of: { language: 'sk' }, why: 'a car’s down payment is akontácia' },

  { pattern: /[„«»]|(^|\s)”/, of: { language: 'en' }, why: 'English quotes “so”' },
  { pattern: /let go of (a|one)/i, of: { language: 'en' }, why: 'filters are removed' },
  {
    pattern: /\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2},? [A-Z][a-z]/,
    of: { language: 'en' },
    why: 'the town stands before a British postcode',
  },
  {
    pattern: /\b(color|colors|tires?|gray|aluminum|license|organize|customize)\b/i,
    of: { language: 'en' },
    why: 'British spelling',
  },
  {
    pattern: /private leas|personal leas|business leas|company leas/i,
    of: { country: 'GB' },
    why: 'the lease is called personal or business contract hire, everywhere',
  },
];

let texts: readonly WrittenText[];
beforeAll(async () => {
  texts = await writtenTexts();
});

const concerns = ({ of = {}, notOf }: Fault, written: WrittenText) =>
  written.language !== notOf &&
  Object.entries(of).every(([name, value]) => written[name as keyof WrittenText] === value);

test('there is a text for every language of every site', () => {
  const spoken = new Set(texts.map(({ site, language }) => `${site} ${language}`));
  expect(spoken.size).toBeGreaterThan(15);
});

describe('no text has a fault that readers found', () => {
  test.each(faults.map((fault) => ({ ...fault, name: `${fault.of?.language ?? ''} ${fault.pattern}` })))(
    '$name: $why',
    (fault) => {
      const found = texts.filter((written) => concerns(fault, written) && fault.pattern.test(written.text));
      expect(found.map(({ where, text }) => `${where}: ${text}`).slice(0, 20)).toEqual([]);
    },
  );
});
