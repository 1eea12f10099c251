import type { Hex } from '../../platform/colours.ts';
import { type Stored, schemaOf } from '../../platform/fields/fields.ts';
import { FONT_FAMILIES, type FontFamily } from '../fonts.ts';
import { themeFields } from './theme-fields.ts';

type Settings = Stored<typeof themeFields>;

/** What a site, a page or a part of one looks like. */
export type Theme = Omit<Settings, 'colours' | 'type'> & {
  name: string;
  colours: Record<'brand' | 'onBrand' | 'accent' | 'ink' | 'paper', Hex> & { onAccent: Hex | '' };
  type: { font: FontFamily; displayFont: FontFamily; headingWeight: number | undefined };
};

/** The installation's own pages have it, and whatever names a theme that is not published. */
export const forecourt: Theme = createTheme('forecourt', {
  displayName: 'Forecourt',
  mixed: { scrim: '#0c0d10', brandHover: '#3a3d44' },
  map: { water: '#3d6b80' },
});

/** A theme from what its editors wrote. Throws where that is not what the fields ask for. */
export function createTheme(name: string, written: unknown): Theme {
  if (!isThemeName(name)) throw new Error(`'${name}' is no name of a theme`);
  const { colours, type, ...rest } = schemaOf(themeFields).parse(written) as Settings;
  const font = toFamily(type.font) ?? 'Figtree';
  return {
    ...rest,
    name,
    colours: {
      brand: colours.brand || '#14161a',
      onBrand: colours.onBrand || '#ffffff',
      accent: colours.accent || '#ffd23f',
      onAccent: colours.onAccent,
      ink: colours.ink || '#14161a',
      paper: colours.paper || '#f4f4f1',
    },
    type: { font, displayFont: toFamily(type.displayFont) ?? font, headingWeight: type.headingWeight },
  };
}

/** It stands in addresses, attributes and selectors as it is. */
export function isThemeName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,59}$/.test(name);
}

/** Where it is not published, pages look like the installation's own until it is. */
export function themeNamed(themes: ReadonlyMap<string, Theme>, name: string): Theme {
  return themes.get(name) ?? (isThemeName(name) ? { ...forecourt, name } : forecourt);
}

/** Preloaded with every page of the theme. */
export function fontsOf({ type }: Theme): readonly FontFamily[] {
  return [...new Set([type.font, type.displayFont])];
}

function toFamily(name: string): FontFamily | undefined {
  return Object.hasOwn(FONT_FAMILIES, name) ? (name as FontFamily) : undefined;
}
