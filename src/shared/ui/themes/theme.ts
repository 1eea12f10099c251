import type { Hex } from '../../platform/colours.ts';
import { type Stored, schemaOf } from '../../platform/fields/fields.ts';
import { themeFields } from './theme-fields.ts';
import { fontSlug, type UploadedFont } from './uploaded-fonts.ts';

type Settings = Stored<typeof themeFields>;

/** What a site, a page or a part of one looks like. */
export type Theme = Omit<Settings, 'colours' | 'type'> & {
  name: string;
  colours: Record<'brand' | 'onBrand' | 'accent' | 'ink' | 'paper', Hex> & { onAccent: Hex | '' };
  /** Names of families: of the product, or uploaded. */
  type: Settings['type'];
  /** The uploaded families among them, as far as they are there. */
  fonts: readonly UploadedFont[];
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
  const font = type.font || 'Figtree';
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
    type: { ...type, font, displayFont: type.displayFont || font },
    fonts: [],
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

/** The families of a theme. */
export function fontsOf({ type }: Theme): readonly string[] {
  return [...new Set([type.font, type.displayFont])];
}

/** With the uploaded fonts that it names, by their slugs. */
export function withFonts(theme: Theme, uploaded: ReadonlyMap<string, UploadedFont>): Theme {
  return { ...theme, fonts: fontsOf(theme).flatMap((family) => uploaded.get(fontSlug(family)) ?? []) };
}
