import { memoize } from '../memoize.ts';
import type { Field, Fields, Link } from './fields.ts';
import type { RichText, RichTextNode, Span } from './rich-text.ts';

/**
 * A figure that editors ask for instead of typing it, so that it is never out of date: `{cars: /buy?car_fuel=Electric}`,
 * or with the words to use when there is none, `{cars: /buy?car_fuel=Electric | many}`.
 */
export type FigureRequest = { measure: string; of: string };

/** As it is shown, and the address at which it can be checked. */
export type Figure = { text: string; href: string };

export type FindFigure = (request: FigureRequest) => Figure | undefined;

const token = /\{([a-z]+(?: [a-z]+)*): *([^{}|]+?) *(?:\| *([^{}]*?) *)?\}/g;

/** All that the texts of a block or page ask for; remembered, because most ask for nothing at every request. */
export const figureRequests = memoize((values: object) => requestsIn(values));

function requestsIn(value: unknown): FigureRequest[] {
  if (typeof value === 'string')
    return [...value.matchAll(token)].map(([, measure = '', of = '']) => ({ measure, of }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(requestsIn);
}

type Row = Readonly<Record<string, unknown>>;

/**
 * The same values with their figures. A sentence whose figure is missing is left out, and so is the row of a list that
 * has nothing else to say: visitors never see a token, nor a gap.
 */
export function fillFigures(fields: Fields, row: Row, find: FindFigure): Row {
  return fillRow(fields, row, find).filled;
}

type FilledRow = { filled: Row; lostText: boolean };

function fillRow(fields: Fields, row: Row, find: FindFigure): FilledRow {
  let lostText = false;
  const fill = (value: string) => {
    const filled = fillText(value, find);
    lostText ||= filled === '' && value !== '';
    return filled;
  };
  const filled = Object.entries(row).map(([name, value]) => [
    name,
    fillField(fields[name], value, fill, find),
  ]);
  return { filled: Object.fromEntries(filled), lostText };
}

function fillField(
  field: Field | undefined,
  value: unknown,
  fill: (value: string) => string,
  find: FindFigure,
): unknown {
  if (!field || value === undefined || value === null) return value;
  if (field.kind === 'text' || field.kind === 'longText') return fill(value as string);
  if (field.kind === 'richText') return fillRichText(value as RichText, find);
  if (field.kind === 'link') return { ...(value as Link), text: fill((value as Link).text ?? '') };
  if (field.kind === 'group' && field.of) return fillRow(field.of, value as Row, find).filled;
  if (field.kind === 'list' && field.of) return fillRows(field.of, value as readonly Row[], find);
  return value;
}

function fillRows(fields: Fields, rows: readonly Row[], find: FindFigure): Row[] {
  return rows
    .map((row) => fillRow(fields, row, find))
    .filter(({ lostText }) => !lostText)
    .map(({ filled }) => filled);
}

function fillText(text: string, find: FindFigure): string {
  if (!text.includes('{')) return text;
  return sentencesOf(text)
    .flatMap((sentence) => {
      const pieces = piecesOf(sentence, find);
      return pieces ? [pieces.map((piece) => piece.text).join('')] : [];
    })
    .join(' ');
}

function fillRichText(text: RichText, find: FindFigure): RichText {
  return text.flatMap((node): RichTextNode[] => {
    if (node.kind === 'list') {
      const items = node.items.map((item) => fillSpans(item, find)).filter((item) => item.length > 0);
      return items.length > 0 ? [{ ...node, items }] : [];
    }
    const children = fillSpans(node.children, find);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** A figure links to what it counts, unless its words are a link already. */
function fillSpans(spans: readonly Span[], find: FindFigure): Span[] {
  return spans.flatMap((span) => {
    if (!span.text.includes('{')) return [span];
    const sentences = sentencesOf(span.text).flatMap((sentence) => {
      const pieces = piecesOf(sentence, find);
      return pieces ? [pieces] : [];
    });
    return sentences.flatMap((pieces, at) => {
      const gap = at > 0 ? [{ ...span, text: ' ' }] : [];
      return [
        ...gap,
        ...pieces.map(({ text, href }) => ({ ...span, text, ...(href && { href: span.href ?? href }) })),
      ];
    });
  });
}

type Piece = { text: string; href?: string };

/** The words of a sentence and its figures in turn; nothing when a figure has neither value nor other words. */
function piecesOf(sentence: string, find: FindFigure): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(token)) {
    const [whole, measure = '', of = '', otherwise] = match;
    const figure = find({ measure, of }) ?? (otherwise ? { text: otherwise } : undefined);
    if (!figure) return undefined;
    if (match.index > from) pieces.push({ text: sentence.slice(from, match.index) });
    pieces.push(figure);
    from = match.index + whole.length;
  }
  return from < sentence.length ? [...pieces, { text: sentence.slice(from) }] : pieces;
}

/** Cut only where a sentence ends outside a token: addresses have full stops and question marks, too. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]) +(?=[^{}]*(?:\{[^{}]*\}[^{}]*)*$)/);
}
