/** From the lowest to the highest value there is. */
export type Bounds = { min: number; max: number };
export type RangeEnds = { from: number; to: number };
export type RangeEnd = keyof RangeEnds;
/** An end that is missing has no limit. */
export type OpenRangeEnds = { from?: number | undefined; to?: number | undefined };

export const DEBOUNCE_MS = 1500;

/** At least 1, and about a hundredth of the range: a round number, so that people see round prices (LIST-27). */
export function sliderStep({ min, max }: Bounds): number {
  const hundredth = (max - min) / 100;
  if (hundredth <= 1) return 1;
  const zeros = 10 ** Math.floor(Math.log10(hundredth));
  const nearest = [1, 2, 5, 10].toSorted((a, b) => off(a * zeros, hundredth) - off(b * zeros, hundredth));
  return (nearest[0] ?? 1) * zeros;
}

/** The positions of a thumb: 0 is the lowest value, the last one the highest, those between are multiples of the step. */
export function positions(bounds: Bounds): number {
  const step = sliderStep(bounds);
  return Math.max(1, Math.ceil(bounds.max / step) - Math.floor(bounds.min / step));
}

export function valueAt(position: number, bounds: Bounds): number {
  if (position <= 0) return bounds.min;
  if (position >= positions(bounds)) return bounds.max;
  const step = sliderStep(bounds);
  return clamped((Math.floor(bounds.min / step) + position) * step, bounds);
}

export function positionAt(value: number, bounds: Bounds): number {
  if (value <= bounds.min) return 0;
  if (value >= bounds.max) return positions(bounds);
  const step = sliderStep(bounds);
  const position = Math.round(value / step) - Math.floor(bounds.min / step);
  return Math.min(Math.max(position, 0), positions(bounds));
}

/** The positions of values on the slider, in percent; a histogram over it has the same scale. */
export function percentScale(bounds: Bounds): (value: number) => number {
  const step = sliderStep(bounds);
  const first = Math.floor(bounds.min / step);
  const last = positions(bounds);
  return (value) => {
    const place = ((value / step - first) / last) * 100;
    return Math.round(Math.min(Math.max(place, 0), 100) * 100) / 100;
  };
}

/** A thumb stops at the other one: low and high never cross (LIST-24). */
export function withDraggedEnd(ends: RangeEnds, end: RangeEnd, value: number, bounds: Bounds): RangeEnds {
  const within = clamped(value, bounds);
  return end === 'from'
    ? { ...ends, from: Math.min(within, ends.to) }
    : { ...ends, to: Math.max(within, ends.from) };
}

/** A number typed past the other one takes it along: both are what was typed (LIST-26). */
export function withTypedEnd(ends: RangeEnds, end: RangeEnd, text: string, bounds: Bounds): RangeEnds {
  const value = clamped(typedNumber(text), bounds);
  const next = { ...ends, [end]: value };
  return next.from > next.to ? { from: value, to: value } : next;
}

/** '250 000' is 250000, and nothing is 0 (LIST-25). */
export function typedNumber(text: string): number {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? 0 : Number(digits);
}

/** What the slider shows of a range that was chosen when there was more, or less, to choose from. */
export function clampedEnds(chosen: OpenRangeEnds | undefined, bounds: Bounds): RangeEnds {
  const { from = bounds.min, to = bounds.max } = chosen ?? {};
  return { from: clamped(from, bounds), to: clamped(to, bounds) };
}

/** What is sent: an end at the edge of what there is now has no limit. No limit on either side is no filter. */
export function rangeToSend({ from, to }: RangeEnds, { min, max }: Bounds): OpenRangeEnds | undefined {
  const range = { from: from <= min ? undefined : from, to: to >= max ? undefined : to };
  return range.from === undefined && range.to === undefined ? undefined : range;
}

function clamped(value: number, { min, max }: Bounds): number {
  return Math.min(Math.max(value, min), max);
}

/** How far apart two steps are, as eyes see it: half and double are as far. */
function off(step: number, wanted: number): number {
  return Math.abs(Math.log(step / wanted));
}
