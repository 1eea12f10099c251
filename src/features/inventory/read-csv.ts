import { MAX_RECORD_LENGTH, tooLong } from './feed-line.ts';

export type CsvRow = { line: number; cells: string[] } | { line: number; problem: string };

/** Rows of a CSV file (RFC 4180): commas, doubled quotes, line breaks within quotes. Empty lines are skipped. */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<CsvRow> {
  const row = new CsvRowParser();
  for await (const text of texts) {
    for (const character of text) {
      if (row.take(character)) {
        const finished = row.finish();
        if (finished) yield finished;
      }
    }
  }
  const last = row.finish(true);
  if (last) yield last;
}

type Cell = 'unquoted' | 'quoted' | 'quote seen';

class CsvRowParser {
  #line = 1;
  #from = 1;
  #cells: string[] = [];
  #cell = '';
  #state: Cell = 'unquoted';
  #length = 0;
  #problem: string | undefined;

  /** Returns whether the row is complete. */
  take(character: string): boolean {
    if (character === '\n') this.#line += 1;
    this.#length += character.length;
    if (this.#length > MAX_RECORD_LENGTH) {
      this.#problem ??= `The row ${tooLong}.`;
      this.#cell = '';
      this.#cells = [];
    }
    if (this.#state === 'quoted') {
      if (character === '"') this.#state = 'quote seen';
      else this.#cell += character;
      return false;
    }
    if (character === '\n') return true;
    if (character === ',') {
      this.#endCell();
    } else if (character === '"' && this.#state === 'quote seen') {
      this.#cell += '"';
      this.#state = 'quoted';
    } else if (character === '"' && this.#cell === '') {
      this.#state = 'quoted';
    } else if (this.#state === 'quote seen') {
      if (character !== '\r')
        this.#problem ??= 'Something stands after a closing quote; quotes inside a cell are doubled.';
    } else {
      this.#cell += character;
    }
    return false;
  }

  finish(isEnd = false): CsvRow | undefined {
    const isOpen = this.#state === 'quoted';
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
    if (isEnd && isOpen) return { line, problem: 'A quote is opened and never closed.' };
    if (problem) return { line, problem };
    return isEmpty ? undefined : { line, cells };
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = '';
    this.#state = 'unquoted';
  }
}
