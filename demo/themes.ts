import type { Authored } from '../src/shared/platform/fields/fields.ts';
import { createTheme, forecourt, type Theme } from '../src/shared/ui/themes/theme.ts';
import type { themeFields } from '../src/shared/ui/themes/theme-fields.ts';

/** The themes of the demo group, by the names that its sites, pages and tiles give them. */
export const demoThemes: Readonly<Record<string, Authored<typeof themeFields>>> = {
  solvik: {
    displayName: 'Solvik',
    colours: {
      brand: '#0c4a40',
      accent: '#e2a33b',
      ink: '#10201d',
      paper: '#f6f4ef',
      onBrand: '#f6f4ef',
    },
    mixed: {
      scrim: '#0a1614',
      stage: '#e8e4da',
      stageLight: '#f1eee7',
      stageDeep: '#dfdace',
      brandTint: '#e3ebe6',
      warningTint: '#fbf1de',
      warningInk: '#7a4e05',
    },
    type: {
      font: 'Instrument Sans',
    },
    map: {
      water: '#2f7a72',
    },
  },
  carstore: {
    displayName: 'Carstore',
    colours: {
      brand: '#2b3bff',
      accent: '#ff6b4a',
      ink: '#101327',
      paper: '#f5f6fb',
      onBrand: '#ffffff',
    },
    mixed: {
      scrim: '#101327',
      surface: '#ffffff',
      stage: '#e3e7f7',
      stageLight: '#edf0fb',
      stageDeep: '#d3d9f1',
      brandTint: '#e6e8ff',
      brandHover: '#1d2ad6',
      focus: '#2b3bff',
      focusOnDark: '#ffffff',
    },
    type: {
      font: 'Outfit',
    },
    shape: {
      field: 12,
      carCard: 330,
    },
    map: {
      water: '#3f63e6',
    },
  },
  charging: {
    displayName: 'Ström',
    colours: {
      brand: '#22357a',
      accent: '#c6f135',
      ink: '#0a1022',
      paper: '#f3f5f7',
      onBrand: '#ffffff',
    },
    mixed: {
      warning: '#f2b134',
      onWarning: '#0a1022',
      scrim: '#050916',
    },
    type: {
      font: 'Red Hat Display',
    },
    dark: {
      mode: 'device',
    },
    map: {
      water: '#3557b0',
    },
  },
  bistro: {
    displayName: 'Bistro Navet',
    colours: {
      brand: '#7d1f25',
      accent: '#e3a13a',
      ink: '#2b1712',
      paper: '#faf2e4',
      onBrand: '#faf2e4',
    },
    mixed: {
      scrim: '#1e0e0a',
    },
    type: {
      font: 'Figtree',
      displayFont: 'Fraunces',
    },
    map: {
      water: '#4d8083',
    },
  },
  group: {
    displayName: 'Solvik Group',
    colours: {
      brand: '#0f5560',
      accent: '#e2a33b',
      ink: '#10191f',
      paper: '#ffffff',
      onBrand: '#ffffff',
    },
    mixed: {
      scrim: '#0a1418',
      stage: '#eef1f1',
      stageLight: '#f5f7f7',
      stageDeep: '#e4e9e9',
    },
    type: {
      font: 'Manrope',
      headingWeight: 300,
    },
  },
  trucks: {
    displayName: 'Solvik Lastvagnar',
    colours: {
      brand: '#a83a0c',
      accent: '#f5b81f',
      ink: '#1a1613',
      paper: '#f4f1ec',
      onBrand: '#ffffff',
    },
    mixed: {
      scrim: '#16100c',
    },
    type: {
      font: 'Figtree',
    },
    map: {
      water: '#55798a',
    },
  },
  auction: {
    displayName: 'Klubban',
    colours: {
      brand: '#6a1f6d',
      accent: '#ff9d7a',
      ink: '#1f0f24',
      paper: '#f8f4f6',
      onBrand: '#ffffff',
    },
    mixed: {
      scrim: '#1a0a1e',
    },
    type: {
      font: 'Red Hat Display',
    },
    map: {
      water: '#5d6fa8',
    },
  },
  finance: {
    displayName: 'Solvik Finans',
    colours: {
      brand: '#15507f',
      accent: '#7fd1c0',
      ink: '#0d1b2b',
      paper: '#f2f5f8',
      onBrand: '#ffffff',
    },
    mixed: {
      warning: '#f2b134',
      onWarning: '#0d1b2b',
      scrim: '#0a1626',
    },
    type: {
      font: 'Manrope',
    },
  },
  kits: {
    displayName: 'Osasetti',
    colours: {
      brand: '#34571f',
      accent: '#f2c318',
      ink: '#1b1d17',
      paper: '#f6f6ef',
      onBrand: '#ffffff',
    },
    mixed: {
      scrim: '#12160c',
    },
    type: {
      font: 'Figtree',
    },
    map: {
      water: '#3f7d76',
    },
  },
  bmw: {
    displayName: 'BMW',
    colours: {
      brand: '#1c69d4',
      accent: '#1c69d4',
      ink: '#262626',
      paper: '#ffffff',
      onBrand: '#ffffff',
      onAccent: '#ffffff',
    },
    mixed: {
      brandTint: '#e8f0fb',
      onBrandSoft: '#ffffff',
      warning: '#f2b134',
      onWarning: '#262626',
      scrim: '#0e141e',
      focusOnDark: '#ffffff',
      stage: '#eef0f2',
      stageLight: '#f6f7f8',
      stageDeep: '#e3e6ea',
    },
    type: {
      font: 'Instrument Sans',
    },
    shape: {
      card: 4,
      panel: 4,
      field: 2,
      button: 3,
    },
  },
  mini: {
    displayName: 'MINI',
    colours: {
      brand: '#000000',
      accent: '#dd0531',
      ink: '#000000',
      paper: '#ffffff',
      onBrand: '#ffffff',
      onAccent: '#ffffff',
    },
    mixed: {
      scrim: '#000000',
      brandHover: '#3d3d3d',
      focusOnDark: '#ffffff',
      stage: '#efefef',
      stageLight: '#f7f7f7',
      stageDeep: '#e4e4e4',
      halo: '#4a4a4c',
      haloMid: '#19191a',
      haloEdge: '#0c0c0c',
    },
    type: {
      font: 'Instrument Sans',
    },
    shape: {
      card: 0,
      panel: 0,
      field: 0,
      modelCards: 'ruled',
    },
  },
};

/** All that the demo shows; the last is that of the installation itself. */
export const themes: readonly Theme[] = [
  ...Object.entries(demoThemes).map(([name, written]) => createTheme(name, written)),
  forecourt,
];
