import type { Bytes } from './bytes.ts';

export type PointStep = { onCurve: boolean; dx: number; dy: number };

/** One point relative to the last: the flag says how many bits each coordinate takes and their signs. */
export function readPointStep(flag: number, data: Bytes): PointStep {
  const onCurve = flag < 128;
  const form = flag & 127;
  const signX = (size: number) => (form & 1 ? size : -size);
  const signY = (size: number) => (form & 2 ? size : -size);
  if (form < 10) return { onCurve, dx: 0, dy: signX(((form & 14) << 7) + data.u8()) };
  if (form < 20) return { onCurve, dx: signX((((form - 10) & 14) << 7) + data.u8()), dy: 0 };
  if (form < 84) {
    const high = form - 20;
    const low = data.u8();
    return {
      onCurve,
      dx: signX(1 + (high & 0x30) + (low >> 4)),
      dy: signY(1 + ((high & 0x0c) << 2) + (low & 15)),
    };
  }
  if (form < 120) {
    const high = form - 84;
    const dx = signX(1 + (Math.floor(high / 12) << 8) + data.u8());
    return { onCurve, dx, dy: signY(1 + (((high % 12) >> 2) << 8) + data.u8()) };
  }
  if (form < 124) {
    const [first, middle, last] = [data.u8(), data.u8(), data.u8()];
    return { onCurve, dx: signX((first << 4) + (middle >> 4)), dy: signY(((middle & 15) << 8) + last) };
  }
  return { onCurve, dx: signX(data.u16()), dy: signY(data.u16()) };
}

/** Left, bottom, right and top, as a glyph's record wants them. */
export function boxOf(steps: readonly PointStep[]): number[] {
  let [x, y] = [0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { dx, dy } of steps) {
    x += dx;
    y += dy;
    xs.push(x);
    ys.push(y);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
