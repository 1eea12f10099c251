import sax from 'sax';
import type { CsvRow } from './read-csv.ts';
import type { ReadLimits } from './read-limits.ts';
import { decodeText } from './text-encoding.ts';
import { UnreadableFeed } from './unreadable-feed.ts';
import type { ArchivedFile } from './zip-archive.ts';

type Files = ReadonlyMap<string, ArchivedFile>;
type Limits = Pick<ReadLimits, 'columns' | 'sharedTexts'>;

/** An Excel file is an archive with these in it. */
export function isWorkbook(files: readonly ArchivedFile[]): boolean {
  return files.some(({ name }) => name === 'xl/workbook.xml');
}

/** The rows of a sheet, of the first one that is not hidden unless it is named. Dates are ISO 8601, times 1:30. */
export async function* workbookRows(
  archived: readonly ArchivedFile[],
  sheetName: string | undefined,
  limits: Limits,
): AsyncGenerator<CsvRow> {
  const files: Files = new Map(archived.map((file) => [file.name, file]));
  const { sheets, is1904 } = await readSheets(files);
  const sheet =
    sheetName === undefined ? sheets.find(({ isHidden }) => !isHidden) : sheets.find(isNamed(sheetName));
  const found = sheet && files.get(sheet.path);
  if (!found) {
    const names = sheets.map(({ name }) => name).join(', ');
    throw sheetName
      ? new UnreadableFeed('no-sheet-named', { sheet: sheetName, sheets: names })
      : new UnreadableFeed('no-sheet-shown', { sheets: names });
  }
  const reader = new SheetReader({
    texts: await readSharedTexts(files, limits),
    shownAs: await readStyles(files),
    is1904,
    limits,
  });
  for await (const text of decodeText(found.bytes())) {
    reader.write(text);
    yield* reader.takeRows();
  }
  reader.close();
  yield* reader.takeRows();
}

type Sheet = { name: string; path: string; isHidden: boolean };

const isNamed = (name: string) => (sheet: Sheet) =>
  sheet.name.trim().toLowerCase() === name.trim().toLowerCase();

async function readSheets(files: Files): Promise<{ sheets: Sheet[]; is1904: boolean }> {
  const targets = new Map<string, string>();
  await walk(files.get('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target)
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: Sheet[] = [];
  let is1904 = false;
  await walk(files.get('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id =
        attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({ name: attributes['name'] ?? '', path: targets.get(id) ?? '', isHidden });
    },
  });
  return { sheets, is1904 };
}

async function readSharedTexts(files: Files, { sharedTexts }: Limits): Promise<readonly string[]> {
  const texts: string[] = [];
  let text = '';
  let length = 0;
  let isPhonetic = false;
  await walk(files.get('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'rPh') isPhonetic = true;
    },
    text: (part, inside) => {
      if (inside !== 't' || isPhonetic) return;
      text += part;
      length += part.length;
      if (length > sharedTexts) throw new UnreadableFeed('workbook-texts');
    },
    close: (name) => {
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      texts.push(text);
      text = '';
    },
  });
  return texts;
}

/** What a cell shows its number as: of a time alone there is no date, and of a duration hours beyond a day. */
type ShownAs = 'number' | 'date' | 'time' | 'duration';

async function readStyles(files: Files): Promise<(style: number) => ShownAs> {
  const custom = new Map<number, ShownAs>();
  const styles: number[] = [];
  let isInCells = false;
  await walk(files.get('xl/styles.xml'), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') custom.set(Number(numFmtId), formatShows(formatCode ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(Number(numFmtId));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return (style) => {
    const format = styles[style] ?? 0;
    return custom.get(format) ?? builtIn[format] ?? 'number';
  };
}

const builtIn: Readonly<Record<number, ShownAs>> = {
  ...{ 14: 'date', 15: 'date', 16: 'date', 17: 'date', 22: 'date' },
  ...{ 18: 'time', 19: 'time', 20: 'time', 21: 'time', 45: 'time', 46: 'duration', 47: 'time' },
};

/** 'yyyy-mm-dd', 'h:mm' and '[h]:mm', but not '"day" 0' and not '[Red]0.00'. */
function formatShows(code: string): ShownAs {
  const written = code.replace(/"[^"]*"|\\./g, '');
  if (/\[(?:h+|m+|s+)\]/i.test(written)) return 'duration';
  const letters = written.replace(/\[[^\]]*\]/g, '');
  if (/[yd]/i.test(letters)) return 'date';
  if (/[hs]/i.test(letters)) return 'time';
  return /m/i.test(letters) ? 'date' : 'number';
}

type Handlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string, inside: string) => void;
  close?: (name: string) => void;
};

async function walk(file: ArchivedFile | undefined, handlers: Handlers): Promise<void> {
  if (!file) return;
  const parser = workbookParser(handlers);
  for await (const text of decodeText(file.bytes())) parser.write(text);
  parser.close();
}

function workbookParser({ open, text, close }: Handlers): sax.SAXParser {
  const parser = new sax.SAXParser(true, {});
  const inside: string[] = [];
  parser.ondoctype = () => {
    throw new UnreadableFeed('workbook-doctype');
  };
  parser.onerror = (error) => {
    throw new UnreadableFeed('workbook-damaged', {
      reason: error.message.split('\n')[0]?.toLowerCase() ?? '',
    });
  };
  parser.onopentag = ({ name, attributes }) => {
    const local = localName(name);
    inside.push(local);
    open?.(local, attributes as Record<string, string>);
  };
  parser.ontext = (part) => text?.(part, inside.at(-1) ?? '');
  parser.onclosetag = (name) => {
    inside.pop();
    close?.(localName(name));
  };
  return parser;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

type Workbook = {
  texts: readonly string[];
  shownAs: (style: number) => ShownAs;
  is1904: boolean;
  limits: Limits;
};

class SheetReader {
  readonly #book: Workbook;
  readonly #parser: sax.SAXParser;
  #rows: CsvRow[] = [];
  #line = 0;
  #cells: string[] = [];
  #column = 0;
  #type = 'n';
  #style = 0;
  #value = '';

  constructor(book: Workbook) {
    this.#book = book;
    this.#parser = workbookParser({
      open: (name, attributes) => this.#open(name, attributes),
      text: (text, inside) => {
        if (inside === 'v' || inside === 't') this.#value += text;
      },
      close: (name) => this.#close(name),
    });
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  close(): void {
    this.#parser.close();
  }

  *takeRows(): Generator<CsvRow> {
    const rows = this.#rows;
    this.#rows = [];
    yield* rows;
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.#line = Number(attributes['r']) || this.#line + 1;
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = columnOf(attributes['r']) ?? this.#column + 1;
      if (this.#column >= this.#book.limits.columns)
        throw new UnreadableFeed('row-columns', { line: this.#line, columns: this.#book.limits.columns });
      this.#type = attributes['t'] ?? 'n';
      this.#style = Number(attributes['s'] ?? 0);
      this.#value = '';
    }
  }

  #close(name: string): void {
    if (name === 'c') {
      while (this.#cells.length < this.#column) this.#cells.push('');
      this.#cells[this.#column] = this.#text();
    } else if (name === 'row' && this.#cells.some((cell) => cell !== ''))
      this.#rows.push({ line: this.#line, cells: this.#cells });
  }

  #text(): string {
    const { texts, shownAs, is1904 } = this.#book;
    if (this.#type === 's') return texts[Number(this.#value)] ?? '';
    if (this.#type === 'b') return this.#value === '1' ? 'true' : 'false';
    // A formula that failed: #N/A.
    if (this.#type === 'e') return '';
    if (this.#type !== 'n' || this.#value === '') return this.#value;
    const value = Number(this.#value);
    if (!Number.isFinite(value)) return this.#value;
    switch (shownAs(this.#style)) {
      case 'date':
        return dateOfSerial(value + (is1904 ? 1462 : 0));
      case 'time':
        return timeOfSerial(value - Math.floor(value));
      case 'duration':
        return timeOfSerial(value);
      case 'number':
        return plainNumber(value);
    }
  }
}

/** 0.1 + 0.2 is stored with all its digits; people see fifteen. */
function plainNumber(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/** 'AB12' is column 27, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** '1:30', with seconds only where there are some. */
function timeOfSerial(days: number): string {
  const seconds = Math.round(days * 86_400);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? clock : `${clock}:${two(seconds % 60)}`;
}

const dayMs = 86_400_000;
/** Excel takes 1900 for a leap year, so that its days count from here for every date after February of it. */
const serialZero = Date.UTC(1899, 11, 30);

/** Excel counts days; 45000 is 2023-03-15. */
export function dateOfSerial(serial: number): string {
  const date = new Date(serialZero + Math.round(serial * dayMs));
  if (Number.isNaN(date.getTime())) return String(serial);
  const iso = date.toISOString();
  return Number.isInteger(serial) ? iso.slice(0, 10) : iso.slice(0, 19);
}
