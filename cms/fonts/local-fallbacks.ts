import type { FontFallback } from '../../src/shared/ui/themes/uploaded-fonts.ts';
import type { FontFacts, FontMeasures } from './font-facts.ts';

type Local = FontMeasures & { local: string[] };

/** Measures of @capsizecss/metrics. Liberation and Arimo are drawn to the same widths as Arial and Times. */
const arial: Local = {
  local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  ...{ unitsPerEm: 2048, ascent: 1854, descent: -434, lineGap: 67, averageWidth: 913 },
};
const roboto: Local = {
  local: ['Roboto', 'Roboto-Regular'],
  ...{ unitsPerEm: 2048, ascent: 1900, descent: -500, lineGap: 0, averageWidth: 911 },
};
const georgia: Local = {
  local: ['Georgia'],
  ...{ unitsPerEm: 2048, ascent: 1878, descent: -449, lineGap: 0, averageWidth: 913 },
};
const notoSerif: Local = {
  local: ['Noto Serif', 'NotoSerif-Regular'],
  ...{ unitsPerEm: 1000, ascent: 1069, descent: -293, lineGap: 0, averageWidth: 481 },
};
const times: Local = {
  local: ['Times New Roman', 'Liberation Serif'],
  ...{ unitsPerEm: 2048, ascent: 1825, descent: -443, lineGap: 87, averageWidth: 832 },
};

/** Local fonts in order of availability, each stretched to the measures of a font. */
export function localFallbacks({
  generic,
  measures,
}: Pick<FontFacts, 'generic' | 'measures'>): FontFallback[] {
  const locals = generic === 'serif' ? [georgia, notoSerif, times] : [arial, roboto];
  return locals.map((local) => stretched(local, measures));
}

function stretched({ local, ...theirs }: Local, ours: FontMeasures): FontFallback {
  const size = ours.averageWidth / ours.unitsPerEm / (theirs.averageWidth / theirs.unitsPerEm);
  const percent = (units: number) => rounded((100 * Math.abs(units)) / ours.unitsPerEm / size);
  return {
    local,
    ascent: percent(ours.ascent),
    descent: percent(ours.descent),
    lineGap: percent(ours.lineGap),
    sizeAdjust: rounded(100 * size),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
