import type { FeedFormat } from './feed-format.ts';

export type CsvValue = string | number | boolean | undefined;
export type CsvItem = Readonly<Record<string, CsvValue>>;

/** RFC 4180: a header, then a line for each item. */
export function csv(columns: readonly string[], separator: ',' | ';' | '\t' = ','): FeedFormat<CsvItem> {
  const line = (values: readonly CsvValue[]) =>
    `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;
  return {
    extension: separator === '\t' ? 'tsv' : 'csv',
    mediaType:
      separator === '\t'
        ? 'text/tab-separated-values; charset=utf-8'
        : 'text/csv; charset=utf-8; header=present',
    begin: line(columns),
    item: (item) => line(columns.map((column) => item[column])),
    end: '',
  };
}

function cell(value: CsvValue, separator: string): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? withoutFormula(value.replaceAll('\u0000', '')) : String(value);
  const needsQuotes = text.includes('"') || text.includes(separator) || /[\r\n\t;]|^\s|\s$/.test(text);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Spreadsheets run what begins like a formula, also after blanks and in full-width characters. An apostrophe makes it a
 * text; numbers and telephone numbers are none.
 */
function withoutFormula(text: string): string {
  return mayBeFormula.test(text) && !isNumber.test(text) ? `'${text}` : text;
}

const mayBeFormula = /^[\s\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const isNumber = /^[+-]?\d[\d .()/-]*$/;
