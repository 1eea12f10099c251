import { type Outline, pairs } from './outline.ts';

/**
 * The shortest plain `d` for an outline: two decimals, relative steps, h and v where they do.
 * Each step starts from the rounded end of the last, so rounding never adds up.
 */
export function pathData(outlines: readonly Outline[]): string {
  let data = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  for (const step of outlines.flat()) {
    if (step.to === 'Z') {
      data += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const points = pairs(step.points).map(([px, py]) => [cents(px), cents(py)] as const);
    const [endX, endY] = points.at(-1) ?? [x, y];
    if (step.to === 'M') {
      data += `M${join([endX, endY])}`;
      [startX, startY] = [endX, endY];
    } else if (step.to !== 'L') {
      data += step.to.toLowerCase() + join(points.flatMap(([px, py]) => [px - x, py - y]));
    } else if (endY === y) {
      if (endX !== x) data += `h${join([endX - x])}`;
    } else if (endX === x) data += `v${join([endY - y])}`;
    else data += `l${join([endX - x, endY - y])}`;
    [x, y] = [endX, endY];
  }
  return data;
}

/** Whole hundredths, so that differences stay exact. */
function cents(value: number): number {
  return Math.round(value * 100);
}

function join(values: readonly number[]): string {
  return values.map(short).reduce((text, next) => {
    const splitsItself = next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text));
    return text + (splitsItself ? '' : ' ') + next;
  });
}

function short(hundredths: number): string {
  return String(hundredths / 100).replace(/^(-?)0\./, '$1.');
}
