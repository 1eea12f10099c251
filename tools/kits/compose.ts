import { type Random, seededRandom } from '../../demo/cars/random.ts';
import type { Part } from '../../demo/kits/kit-kind.ts';
import { partDrawings } from './parts.ts';
import { type Drawing, defs } from './shapes.ts';

export const WIDTH = 960;
export const HEIGHT = 720;

const MARGIN = 76;
const GAP = 36;
const MOST_COPIES = 4;
const MOST_ENLARGED = 2.5;

/** Cloths that the parts lie on. */
const grounds = [
  ['#f1f0e4', '#dddbc8'],
  ['#e6ebdd', '#cbd5bd'],
  ['#dfe4e6', '#c3cccf'],
  ['#f6e3a1', '#eccb5c'],
] as const;

/** The parts of a kit side by side, seen from above. Each variation has another cloth, order and make of parts. */
export function composeKit(kind: string, parts: readonly Part[], variation: number): string {
  const luck = seededRandom(`kit picture ${kind} ${variation}`);
  const drawings = luck.shuffled(parts.flatMap((part) => drawCopies(part, luck)));
  const rows = luck.shuffled(packRows(drawings).map((row) => luck.shuffled(row)));
  const [light, deep] = grounds[(variation - 1 + kind.charCodeAt(0)) % grounds.length] ?? grounds[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>${defs}<radialGradient id="ground" cx=".4" cy=".3" r=".95"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${placed(rows)}</svg>`;
}

function drawCopies([name, number, quantity = 1, unit]: Part, luck: Random): Drawing[] {
  const draw = partDrawings[number];
  if (!draw) throw new Error(`There is no drawing of ${name} (${number})`);
  const copies = unit && unit !== 'kpl' ? 1 : Math.min(quantity, MOST_COPIES);
  const one = draw(luck);
  return Array.from({ length: copies }, () => one);
}

/** Rows that are about as wide as the picture in relation to their height. */
function packRows(drawings: readonly Drawing[]): Drawing[][] {
  const tried = [1, 2, 3, 4].map((count) => intoRows(drawings, count));
  return tried.toSorted((one, other) => scaleOf(other) - scaleOf(one))[0] ?? [];
}

function intoRows(drawings: readonly Drawing[], count: number): Drawing[][] {
  const rows = Array.from({ length: count }, (): Drawing[] => []);
  for (const drawing of drawings.toSorted((one, other) => other.width - one.width)) {
    rows.toSorted((one, other) => widthOf(one) - widthOf(other))[0]?.push(drawing);
  }
  return rows.filter((row) => row.length > 0);
}

const widthOf = (row: readonly Drawing[]) =>
  row.reduce((sum, { width }) => sum + width, GAP * Math.max(0, row.length - 1));
const heightOf = (row: readonly Drawing[]) => Math.max(...row.map(({ height }) => height));
const totalHeight = (rows: readonly Drawing[][]) =>
  rows.reduce((sum, row) => sum + heightOf(row), GAP * (rows.length - 1));

function scaleOf(rows: readonly Drawing[][]): number {
  const widest = Math.max(...rows.map(widthOf));
  return Math.min((WIDTH - 2 * MARGIN) / widest, (HEIGHT - 2 * MARGIN) / totalHeight(rows), MOST_ENLARGED);
}

function placed(rows: readonly Drawing[][]): string {
  const scale = scaleOf(rows);
  let top = -totalHeight(rows) / 2;
  const groups = rows.map((row) => {
    const middle = top + heightOf(row) / 2;
    top += heightOf(row) + GAP;
    let left = -widthOf(row) / 2;
    return row.map(({ width, svg }) => {
      const x = left + width / 2;
      left += width + GAP;
      return `<g transform="translate(${x.toFixed(1)} ${middle.toFixed(1)})" filter="url(#shadow)">${svg}</g>`;
    });
  });
  return `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2}) scale(${scale.toFixed(3)})">${groups.flat().join('')}</g>`;
}
