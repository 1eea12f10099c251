import type { ThemeName } from '../../ui/themes.ts';
import { type Hex, mixColours } from './colours.ts';

/** Every colour that a map is drawn with. */
export type MapPalette = {
  land: Hex;
  /** Where a town reaches. */
  town: Hex;
  water: Hex;
  shore: Hex;
  border: Hex;
  region: Hex;
  road: Hex;
  roadCasing: Hex;
  mainRoad: Hex;
  mainRoadCasing: Hex;
  label: Hex;
  smallLabel: Hex;
  countryLabel: Hex;
  waterLabel: Hex;
  halo: Hex;
};

/** Of src/ui/styles/themes.css, where a test compares them; MapLibre cannot read CSS variables. */
type ThemeColours = {
  ink: Hex;
  brand: Hex;
  paper: Hex;
  accent: Hex;
  /** What gives water its hue, where the brand's colour would make wine of it. */
  waterHue?: Hex;
};

export const themeColours: Readonly<Record<ThemeName, ThemeColours>> = {
  forecourt: { ink: '#14161a', brand: '#14161a', paper: '#f4f4f1', accent: '#ffd23f', waterHue: '#3d6b80' },
  solvik: { ink: '#10201d', brand: '#0c4a40', paper: '#f6f4ef', accent: '#e2a33b', waterHue: '#2f7a72' },
  carstore: { ink: '#101327', brand: '#2b3bff', paper: '#f5f6fb', accent: '#ff6b4a', waterHue: '#3f63e6' },
  charging: { ink: '#0a1022', brand: '#22357a', paper: '#f3f5f7', accent: '#c6f135', waterHue: '#3557b0' },
  bistro: { ink: '#2b1712', brand: '#7d1f25', paper: '#faf2e4', accent: '#e3a13a', waterHue: '#4d8083' },
  group: { ink: '#10191f', brand: '#0f5560', paper: '#fff', accent: '#e2a33b' },
  trucks: { ink: '#1a1613', brand: '#a83a0c', paper: '#f4f1ec', accent: '#f5b81f', waterHue: '#55798a' },
  auction: { ink: '#1f0f24', brand: '#6a1f6d', paper: '#f8f4f6', accent: '#ff9d7a', waterHue: '#5d6fa8' },
  finance: { ink: '#0d1b2b', brand: '#15507f', paper: '#f2f5f8', accent: '#7fd1c0' },
  kits: { ink: '#1b1d17', brand: '#34571f', paper: '#f6f6ef', accent: '#f2c318', waterHue: '#3f7d76' },
  bmw: { ink: '#262626', brand: '#1c69d4', paper: '#fff', accent: '#1c69d4' },
  mini: { ink: '#000', brand: '#000', paper: '#fff', accent: '#dd0531' },
};

/** Water in the brand's hue, land in the page's paper, roads like cuts in it; the accent marks what leads far. */
export function mapPalette(theme: ThemeName): MapPalette {
  const { ink, brand, paper, accent, waterHue = brand } = themeColours[theme];
  const land = mixColours(ink, paper, 3);
  const water = mixColours(waterHue, paper, 17);
  const road = mixColours(paper, '#fff', 40);
  return {
    land,
    town: mixColours(ink, paper, 8),
    water,
    shore: mixColours(waterHue, paper, 30),
    border: mixColours(ink, paper, 34),
    region: mixColours(ink, paper, 17),
    road,
    roadCasing: mixColours(ink, paper, 22),
    mainRoad: mixColours(accent, road, 38),
    mainRoadCasing: mixColours(accent, mixColours(ink, paper, 26), 42),
    label: mixColours(ink, paper, 84),
    smallLabel: mixColours(ink, paper, 74),
    countryLabel: mixColours(ink, paper, 76),
    waterLabel: mixColours(mixColours(waterHue, ink, 34), paper, 86),
    halo: land,
  };
}
