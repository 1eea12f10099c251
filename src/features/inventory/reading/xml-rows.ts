import sax from 'sax';
import { feedProblem } from '../problems/feed-problems.ts';
import { longest, MAX_RECORD_LENGTH } from './feed-line.ts';
import { type Nested, TEXT } from './flat-record.ts';
import type { NestedLine } from './json-rows.ts';
import type { ReadLimits } from './read-limits.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/**
 * The elements at a path, one by one, each as a record: attributes are @name, elements of the same name a list. Nothing
 * is fetched, and a document type with declarations of its own is refused, entities with it.
 */
export async function* readXmlRows(
  chunks: AsyncIterable<string>,
  steps: readonly string[],
  limits: Pick<ReadLimits, 'depth'>,
): AsyncGenerator<NestedLine> {
  const reader = new XmlReader(limits, (path) => isAt(path, steps));
  for await (const text of chunks) {
    reader.write(text);
    yield* reader.takeRows();
  }
  reader.end();
  yield* reader.takeRows();
}

/** What a document says so far, as one record. */
export function parseXmlBeginning(text: string, limits: Pick<ReadLimits, 'depth'>): Nested | undefined {
  const reader = new XmlReader(limits);
  reader.write(text);
  return reader.soFar();
}

function isAt(path: readonly string[], steps: readonly string[]): boolean {
  return path.length === steps.length && steps.every((step, at) => step === '*' || step === path[at]);
}

type Node = {
  name: string;
  parts: Record<string, Nested>;
  text: string;
  /** Elements inside it. */
  count: number;
  line: number;
};

const MAX_PARTS_OF_A_ROW = 20_000;
/** Of an element outside of the rows; what stands around them is told with each, a log of the sender is not. */
const MAX_PARTS_BESIDE_ROWS = 1000;
const MAX_ATTRIBUTE_LENGTH = 65_536;

class XmlReader {
  readonly #parser = new sax.SAXParser(true, { position: true });
  /** Without it the whole document is of interest. */
  readonly #isRow: ((path: readonly string[]) => boolean) | undefined;
  readonly #maxDepth: number;
  #open: Node[] = [];
  #rowDepth: number | undefined;
  #root: Nested | undefined;
  #rows: NestedLine[] = [];
  /** Of the row that is being read. */
  #length = 0;
  #parts = 0;

  constructor({ depth }: Pick<ReadLimits, 'depth'>, isRow?: (path: readonly string[]) => boolean) {
    this.#isRow = isRow;
    this.#maxDepth = depth;
    const parser = this.#parser;
    parser.ondoctype = (doctype) => {
      if (/\[|<!/.test(doctype)) throw new UnreadableFeed('xml-doctype');
    };
    parser.onsgmldeclaration = () => {
      throw new UnreadableFeed('xml-declarations');
    };
    parser.onopentag = ({ name, attributes }) => this.#begin(name, attributes as Record<string, string>);
    parser.onclosetag = () => this.#finish();
    parser.ontext = (text) => this.#addText(text);
    parser.oncdata = (text) => this.#addText(text);
    parser.onerror = (error) => {
      const [sentence = ''] = error.message.split('\n');
      // People write 'Salt & Pepper'; what is meant is plain.
      if (/entity/i.test(sentence)) {
        parser.error = null as unknown as Error;
        return;
      }
      throw new UnreadableFeed('xml-wrong', { reason: sentence.toLowerCase(), line: parser.line + 1 });
    };
  }

  write(text: string): void {
    this.#parser.write(text);
  }

  end(): void {
    if (this.#open.length > 0) throw new UnreadableFeed('xml-cut-off');
    if (this.#root === undefined) throw new UnreadableFeed('feed-empty');
    this.#parser.close();
  }

  *takeRows(): Generator<NestedLine> {
    const rows = this.#rows;
    this.#rows = [];
    yield* rows;
  }

  /** The document with its open elements closed. */
  soFar(): Nested | undefined {
    while (this.#open.length > 0) this.#finish();
    return this.#root;
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length >= this.#maxDepth)
      throw new UnreadableFeed('xml-deep', { depth: this.#maxDepth, line: this.#parser.line + 1 });
    const parts: Record<string, Nested> = Object.create(null);
    for (const [key, value] of Object.entries(attributes)) {
      parts[`@${key}`] = value.slice(0, MAX_ATTRIBUTE_LENGTH);
      this.#length += value.length;
    }
    this.#open.push({ name, parts, text: '', count: 0, line: this.#parser.line + 1 });
    this.#parts += 1;
    if (this.#rowDepth !== undefined || !this.#isRow?.(this.#open.map((node) => node.name))) return;
    this.#rowDepth = this.#open.length;
    this.#length = 0;
    this.#parts = 0;
  }

  #addText(text: string): void {
    const node = this.#open.at(-1);
    if (!node) return;
    this.#length += text.length;
    const isLost = this.#rowDepth === undefined && node.text.length > MAX_RECORD_LENGTH;
    if (!isLost && !this.#isTooLong()) node.text += text;
  }

  #isTooLong(): boolean {
    return (
      this.#rowDepth !== undefined && (this.#length > MAX_RECORD_LENGTH || this.#parts > MAX_PARTS_OF_A_ROW)
    );
  }

  #finish(): void {
    const node = this.#open.pop();
    if (!node) return;
    const isRow = this.#rowDepth === this.#open.length + 1;
    const value = nodeValue(node);
    if (isRow) {
      this.#rows.push(this.#row(node, value));
      this.#rowDepth = undefined;
      return;
    }
    const parent = this.#open.at(-1);
    if (!parent) {
      this.#root = { [node.name]: value };
      return;
    }
    parent.count += 1;
    const isBesideRows =
      this.#rowDepth === undefined && this.#isRow !== undefined && parent.count > MAX_PARTS_BESIDE_ROWS;
    if (!this.#isTooLong() && !isBesideRows) addPart(parent.parts, node.name, value);
  }

  #row(node: Node, value: Nested): NestedLine {
    const { line } = node;
    if (this.#isTooLong()) return { line, problem: feedProblem('record-long', { length: longest }) };
    const around = this.#open.toReversed().map(({ parts }) => scalarsOf(parts));
    return { line, value, around };
  }
}

/** A text, or a record of attributes and elements. A text with marked words in it is that text. */
function nodeValue({ parts, text, count }: Node): Nested {
  const own = text.trim();
  if (Object.keys(parts).length === 0) return own;
  if (own === '') return parts;
  return count > 0 ? { ...parts, [TEXT]: text.replace(/\s+/g, ' ').trim() } : { ...parts, [TEXT]: own };
}

function addPart(parts: Record<string, Nested>, name: string, value: Nested): void {
  const before = parts[name];
  if (before === undefined) parts[name] = value;
  else if (Array.isArray(before)) (before as Nested[]).push(value);
  else parts[name] = [before, value];
}

function scalarsOf(parts: Readonly<Record<string, Nested>>): Record<string, Nested> {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => typeof value === 'string'));
}
