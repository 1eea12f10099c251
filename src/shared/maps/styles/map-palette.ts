import { type Hex, mixColours } from '../../platform/colours.ts';
import type { Theme } from '../../ui/themes/theme.ts';

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

/** Water in the brand's hue, land in the page's paper, roads like cuts in it; the accent marks what leads far. */
export function mapPalette({ colours: { ink, brand, paper, accent }, map }: Theme): MapPalette {
  // Where the brand's colour would make wine of it, a theme says another hue.
  const waterHue = map.water || brand;
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
