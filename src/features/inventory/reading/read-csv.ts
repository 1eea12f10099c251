import { feedProblem } from '../problems/feed-problems.ts';
import { longest, MAX_RECORD_LENGTH } from './feed-line.ts';

export type CsvRow = { line: number; cells: string[] } | { line: number; problem: string };

/** The characters between cells, around them, and before a quote within one: another quote, or a backslash. */
export type CsvDialect = { delimiter: string; quote: string; escape: string };

/** RFC 4180. */
export const standardDialect: CsvDialect = { delimiter: ',', quote: '"', escape: '"' };

/** Rows of a CSV file; line breaks within quotes belong to the cell. Empty lines are skipped. */
export async function* readCsv(
  texts: AsyncIterable<string>,
  dialect: CsvDialect = standardDialect,
): AsyncGenerator<CsvRow> {
  const parser = new CsvRowParser(dialect);
  for await (const text of texts) yield* parser.take(text);
  yield* parser.end();
}

type Cell = 'unquoted' | 'quoted' | 'escaped' | 'quote seen';

const lineBreak = 10;

export class CsvRowParser {
  readonly #delimiter: number;
  readonly #quote: number;
  /** Undefined where a quote is doubled. */
  readonly #escape: number | undefined;
  #line = 1;
  #from = 1;
  #cells: string[] = [];
  #cell = '';
  #state: Cell = 'unquoted';
  #length = 0;
  #problem: string | undefined;

  constructor({ delimiter, quote, escape: beforeQuote }: CsvDialect) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quote = quote.charCodeAt(0);
    this.#escape = beforeQuote === quote ? undefined : beforeQuote.charCodeAt(0);
  }

  /** The rows that this text completes. */
  *take(text: string): Generator<CsvRow> {
    // Signs of a cell are added together, from here on.
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === lineBreak) this.#line += 1;
      if (this.#state === 'quoted') {
        if (code !== this.#quote && code !== this.#escape) continue;
        this.#add(text, from, at);
        this.#state = code === this.#quote ? 'quote seen' : 'escaped';
        from = at + 1;
      } else if (this.#state === 'escaped') {
        // Before any other character the backslash stands for itself.
        if (code !== this.#quote && code !== this.#escape)
          this.#cell += String.fromCharCode(this.#escape ?? 0);
        this.#state = 'quoted';
        from = at;
      } else if (code === lineBreak || code === this.#delimiter) {
        if (this.#state === 'unquoted') this.#add(text, from, at);
        from = at + 1;
        if (code === this.#delimiter) this.#endCell();
        else {
          const row = this.#finish();
          if (row) yield row;
        }
      } else if (code === this.#quote && this.#state === 'quote seen' && this.#escape === undefined) {
        this.#state = 'quoted';
        from = at;
      } else if (code === this.#quote && this.#state === 'unquoted' && from === at && this.#cell === '') {
        this.#state = 'quoted';
        this.#length += 1;
        from = at + 1;
      } else if (this.#state === 'quote seen') {
        from = at + 1;
        if (code !== 13) this.#problem ??= afterQuote;
      }
    }
    if (this.#state === 'unquoted' || this.#state === 'quoted') this.#add(text, from, text.length);
  }

  *end(): Generator<CsvRow> {
    const row = this.#finish(true);
    if (row) yield row;
  }

  #add(text: string, from: number, to: number): void {
    this.#length += to - from + 1;
    if (this.#length > MAX_RECORD_LENGTH) {
      this.#problem ??= feedProblem('row-long', { length: longest });
      this.#cell = '';
      this.#cells = [];
    } else if (to > from) this.#cell += text.slice(from, to);
  }

  #finish(isEnd = false): CsvRow | undefined {
    const isOpen = this.#state === 'quoted' || this.#state === 'escaped';
    // Within quotes a carriage return belongs to the cell, outside to the end of the line.
    if (this.#state === 'unquoted' && this.#cell.endsWith('\r')) this.#cell = this.#cell.slice(0, -1);
    const isEmpty = this.#cells.length === 0 && this.#cell === '' && this.#state === 'unquoted';
    if (!isEmpty) this.#endCell();
    const { line, cells, problem } = { line: this.#from, cells: this.#cells, problem: this.#problem };
    this.#from = this.#line;
    this.#cells = [];
    this.#cell = '';
    this.#state = 'unquoted';
    this.#length = 0;
    this.#problem = undefined;
    if (isEnd && isOpen) return { line, problem: feedProblem('quote-open') };
    if (problem) return { line, problem };
    return isEmpty ? undefined : { line, cells };
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'unquoted';
  }
}

const afterQuote = feedProblem('after-quote');
