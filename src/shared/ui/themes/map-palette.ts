import { type Hex, mixColours } from '../../platform/colours.ts';
import { readableOn, toHex } from './contrast.ts';
import { darkTokens } from './dark-tokens.ts';
import { paletteOf } from './palette.ts';
import type { Theme } from './theme.ts';

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

/**
 * What a theme says of maps. What it leaves empty: water in the brand's hue, land in the page's paper, roads like cuts
 * in it; the accent marks what leads far.
 */
export function mapPalette({ colours: { ink, brand, paper, accent }, map }: Theme): MapPalette {
  // Where the brand's colour would make wine of it, a theme says another hue.
  const waterHue = map.water || brand;
  const land = map.land || mixColours(ink, paper, 3);
  const town = mixColours(ink, map.land || paper, 8);
  const water = mixColours(waterHue, paper, 17);
  const road = map.road || mixColours(paper, '#fff', 40);
  const name = (share: number) =>
    map.label || readableOn(mixColours(ink, paper, share), [land, town, water], 4.5);
  return {
    land,
    town,
    water,
    shore: mixColours(waterHue, paper, 30),
    border: mixColours(ink, paper, 34),
    region: mixColours(ink, paper, 17),
    road,
    roadCasing: mixColours(ink, paper, 22),
    mainRoad: map.mainRoad || mixColours(accent, road, 38),
    mainRoadCasing: mixColours(accent, mixColours(ink, paper, 26), 42),
    label: name(84),
    smallLabel: name(74),
    countryLabel: name(76),
    waterLabel: readableOn(mixColours(mixColours(waterHue, ink, 34), paper, 86), [water], 4.5),
    halo: land,
  };
}

/** By night roads are lighter than the land. What a theme says of maps holds by day; water keeps its hue. */
export function darkMapPalette(theme: Theme): MapPalette {
  const palette = paletteOf(darkTokens(theme));
  const [ink, paper, accent] = [toHex(palette('ink')), toHex(palette('paper')), toHex(palette('accent'))];
  const waterHue = theme.map.water || toHex(palette('brand'));
  const land = mixColours(ink, paper, 9);
  const town = mixColours(ink, paper, 14);
  const water = mixColours(waterHue, mixColours(paper, '#000000', 70), 30);
  const road = mixColours(ink, paper, 24);
  const name = (share: number) => readableOn(mixColours(ink, paper, share), [land, town, water], 4.5);
  return {
    land,
    town,
    water,
    shore: mixColours(waterHue, paper, 44),
    border: mixColours(ink, paper, 44),
    region: mixColours(ink, paper, 26),
    road,
    roadCasing: mixColours(paper, '#000000', 70),
    mainRoad: mixColours(accent, road, 38),
    mainRoadCasing: mixColours(paper, '#000000', 70),
    label: name(90),
    smallLabel: name(76),
    countryLabel: name(80),
    waterLabel: readableOn(mixColours(waterHue, ink, 40), [water], 4.5),
    halo: land,
  };
}
