import type { FeedFormat } from './feed-format.ts';

export type CsvValue = string | number | boolean | undefined;
export type CsvItem = Readonly<Record<string, CsvValue>>;

/** RFC 4180: a header, then a line for each item. */
export function csv(columns: readonly string[], separator: ',' | ';' | '\t' = ','): FeedFormat<CsvItem> {
  const line = (valueIn: (column: string) => CsvValue) => {
    let text = '';
    for (const [at, column] of columns.entries())
      text += (at === 0 ? '' : separator) + cell(valueIn(column), separator);
    return `${text}\r\n`;
  };
  return {
    extension: separator === '\t' ? 'tsv' : 'csv',
    mediaType:
      separator === '\t'
        ? 'text/tab-separated-values; charset=utf-8'
        : 'text/csv; charset=utf-8; header=present',
    begin: line((column) => column),
    item: (item) => line((column) => item[column]),
    separator: '',
    end: '',
  };
}

function cell(value: CsvValue, separator: string): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? withoutFormula(value) : String(value);
  const needsQuotes = mayNeedQuotes.test(text) && (text.includes(separator) || needsQuotesAlways.test(text));
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One look at what most cells are without. */
const mayNeedQuotes = /[",;\r\n\t]|^\s|\s$/;
const needsQuotesAlways = /["\r\n\t;]|^\s|\s$/;

/**
 * Spreadsheets run what begins like a formula, also after blanks and in full-width characters. An apostrophe makes it a
 * text; numbers and telephone numbers are none.
 */
function withoutFormula(given: string): string {
  const text = given.includes('\u0000') ? given.replaceAll('\u0000', '') : given;
  return mayBeFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
}

const mayBeFormula = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const isNumber = /^[+-]?\d[\d .()/-]*$/;
