import { type Hex, mixColours } from '../../ui/colours.ts';
import { THEMES, type ThemeName } from '../../ui/themes.ts';

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

/** What gives water its hue, where the brand's colour would make wine of it. */
const waterHues: Readonly<Partial<Record<ThemeName, Hex>>> = {
  forecourt: '#3d6b80',
  solvik: '#2f7a72',
  carstore: '#3f63e6',
  charging: '#3557b0',
  bistro: '#4d8083',
  trucks: '#55798a',
  auction: '#5d6fa8',
  kits: '#3f7d76',
};

/** Water in the brand's hue, land in the page's paper, roads like cuts in it; the accent marks what leads far. */
export function mapPalette(theme: ThemeName): MapPalette {
  const { ink, brand, paper, accent } = THEMES[theme].colours;
  const waterHue = waterHues[theme] ?? brand;
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
