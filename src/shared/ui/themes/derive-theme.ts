import type { Hex } from '../../platform/colours.ts';
import { fromOklch, toOklch } from '../../platform/oklch.ts';
import { checkContrast, withColour } from './check-contrast.ts';
import { contrastOf, moreReadable } from './contrast.ts';
import { createTheme, type Theme } from './theme.ts';

export type KeyColours = { brand: Hex; accent: Hex; ink?: Hex | undefined; paper?: Hex | undefined };

/**
 * A whole theme from the colours of a brand: text and page in its hue, and every pair with enough contrast. The two
 * stay what they are where they can; a brand that nobody could read as a link becomes darker.
 */
export function deriveTheme(name: string, { brand, accent, ...given }: KeyColours): Theme {
  const { hue, chroma } = toOklch(brand);
  const ink = given.ink ?? fromOklch({ lightness: 0.21, chroma: Math.min(chroma * 0.25, 0.035), hue });
  const paper = given.paper ?? fromOklch({ lightness: 0.972, chroma: Math.min(chroma * 0.06, 0.008), hue });
  const readable = (ground: Hex) => moreReadable(ground, ink, '#ffffff');
  const theme = createTheme(name, {
    colours: { brand, accent, ink, paper, onBrand: '#ffffff', onAccent: readable(accent) },
    mixed: {
      ...warningColours(accent, ink),
      focusOnDark: contrastOf(accent, ink) >= 4.5 ? accent : '#ffffff',
    },
  });
  return repaired(theme);
}

type Written = Readonly<Record<string, unknown>>;

/** Where an editor gave the two colours of a brand and neither text nor page, the rest of the record. */
export function withDerivedColours(written: Written): Written {
  const colours = (written['colours'] ?? {}) as Written;
  const { brand, accent, ink, paper } = colours;
  if (!isHex(brand) || !isHex(accent) || ink || paper) return written;
  const derived = deriveTheme('new', { brand, accent });
  const said = (group: unknown) =>
    Object.fromEntries(Object.entries((group ?? {}) as Written).filter(([, value]) => value));
  return {
    ...written,
    // The two may have become darker; nothing else of the six was said.
    colours: { ...derived.colours },
    mixed: { ...said(derived.mixed), ...said(written['mixed']) },
  };
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);
}

/** An accent far from red and yellow says nothing of attention. */
function warningColours(accent: Hex, ink: Hex): { warning?: Hex; onWarning?: Hex } {
  const { hue, lightness } = toOklch(accent);
  const isWarm = hue > 30 && hue < 110 && lightness > 0.7;
  return isWarm ? {} : { warning: '#f2b134', onWarning: moreReadable('#f2b134', ink, '#000000') };
}

const MOST_REPAIRS = 60;

/** Each step makes one pair pass. */
function repaired(theme: Theme): Theme {
  let current = theme;
  for (let step = 0; step < MOST_REPAIRS; step += 1) {
    const weak = checkContrast(current).find(({ nearest }) => nearest);
    if (!weak?.nearest) return current;
    current = withColour(current, weak.field, weak.nearest);
  }
  return current;
}
