import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { dictionaryFor } from '../../src/content/publishing/built-in-texts.ts';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';
import { textProblem } from '../../src/shared/sites/text-problem.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { findSiteCountry } from './site-country.ts';
import { textErrorMessage } from './text-error-messages.ts';

/**
 * Refuses a text that could not be filled in where the product's own stands, and notes with each new text which one it
 * replaces, so that a later version of the product can say that its own has changed since.
 */
export const checkTexts: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data?.['texts'] || req.context['isRestoringVersion']) return data;
  const language = String(req.locale ?? '');
  const country = await findSiteCountry(data['site'] ?? originalDoc?.['site'], req);
  // The first filling of the studio writes all languages at once.
  if (!Array.isArray(data['texts'])) {
    const byLanguage = Object.entries(toRow(data['texts'])).map(([tag, rows]) => [
      tag,
      isLanguage(tag) ? withReplaced(toRows(rows), [], dictionaryFor(tag, {}, country)) : rows,
    ]);
    return { ...data, texts: Object.fromEntries(byLanguage) };
  }
  if (!isLanguage(language)) return data;
  const product = dictionaryFor(language, {}, country);
  const before = toRows(originalDoc?.['texts']);
  // Whoever keeps a text although the product's has changed has seen the new one.
  const kept = before.filter(({ key }) => key !== req.context['confirmedText']);
  const rows = withReplaced(toRows(data['texts']), kept, product);
  const errors = rows.flatMap((row, at) => problemOf(row, at, before, product, language, req));
  if (errors.length > 0) throw new ValidationError({ collection: 'dictionaries', errors, req });
  return { ...data, texts: rows };
};

type Product = Readonly<Record<string, string>>;

function withReplaced(rows: readonly Row[], before: readonly Row[], product: Product): Row[] {
  return rows.map((row) => {
    const key = textOf(row['key']);
    const known = before.find((each) => each['key'] === key && each['text'] === row['text']);
    const replaces = known?.['replaces'] ?? product[key];
    return { ...row, replaces: replaces ?? null };
  });
}

/** What was stored before stays as it is, so that one wrong text of old does not stand in the way of all others. */
function problemOf(
  row: Row,
  at: number,
  before: readonly Row[],
  product: Product,
  language: Language,
  { i18n }: PayloadRequest,
) {
  const [key, text] = [textOf(row['key']), textOf(row['text'])];
  const expected = product[key];
  if (!text || expected === undefined) return [];
  if (before.some((each) => each['key'] === key && each['text'] === text)) return [];
  const problem = expected === '' ? undefined : textProblem(text, expected, language);
  return problem ? [{ path: `texts.${at}.text`, message: textErrorMessage(problem, i18n.language) }] : [];
}

function toRows(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(toRow) : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
