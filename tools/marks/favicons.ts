import {
  AUCTION,
  BISTRO,
  CARSTORE,
  CHARGING,
  FINANCE,
  FORECOURT,
  GROUP,
  KITS,
  SOLVIK,
  TRUCKS,
} from './colours.ts';
import {
  bolt,
  carstore,
  edge,
  forecourt,
  gavel,
  ground,
  group,
  initial,
  nut,
  percent,
  solvik,
  truck,
} from './favicon-symbols.ts';
import { svg } from './svg.ts';

/** Sites of one brand share the symbol and swap the colours; drawn on 32 px, heavy enough for 16. */
export function drawFavicons(): Map<string, string> {
  return new Map(Object.entries(FAVICONS).map(([site, body]) => [`${site}.svg`, svg(32, 32, body)]));
}

const WHITE = '#ffffff';
const LAVENDER = '#aab4ea';

const FAVICONS: Record<string, string> = {
  forecourt: ground(FORECOURT.ink) + forecourt(FORECOURT.paper, FORECOURT.accent),
  'solvik-se': ground(SOLVIK.brand) + solvik(SOLVIK.paper, SOLVIK.accent),
  'solvik-no': ground(SOLVIK.accent) + solvik(SOLVIK.ink, SOLVIK.paper),
  'solvik-uk': ground(SOLVIK.paper) + edge(SOLVIK.brand) + solvik(SOLVIK.brand, SOLVIK.accent),
  'carstore-se': ground(CARSTORE.brand) + carstore(WHITE, CARSTORE.accent),
  'carstore-no': ground(CARSTORE.ink) + carstore(CARSTORE.accent, WHITE),
  'carstore-fi': ground(LAVENDER) + carstore(CARSTORE.brand, WHITE),
  'carstore-sk': ground(CARSTORE.accent) + carstore(CARSTORE.ink, WHITE),
  'kits-fi': ground(KITS.brand) + nut(KITS.accent),
  'solvik-group': ground(GROUP.brand) + group(WHITE, GROUP.accent),
  auction: ground(AUCTION.brand) + gavel(WHITE, AUCTION.accent),
  trucks: ground(TRUCKS.brand) + truck(WHITE, TRUCKS.accent, TRUCKS.ink),
  charging: ground(CHARGING.accent) + bolt(CHARGING.ink),
  finance: ground(FINANCE.brand) + percent(WHITE, FINANCE.accent),
  bistro: ground(BISTRO.brand) + initial(BISTRO.paper),
};
