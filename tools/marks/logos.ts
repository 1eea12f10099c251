import type { Palette } from './colours.ts';
import * as colours from './colours.ts';
import { type Setting, setWord } from './lettering.ts';
import { move } from './outline.ts';
import { SOLVIK_WIDTH, solvikLetters } from './solvik-letters.ts';
import { filled, inkWidth, svg } from './svg.ts';
import { BOLT_WIDTH, bolt, GAVEL_WIDTH, gavel, LANES_WIDTH, lanes, NUT_WIDTH, nut } from './symbols.ts';

/** One box for all: 28 high, baseline 22, capitals 19 (words in lower case 14), so that they look equally large. */
const HEIGHT = 28;
const BASELINE = 22;
const CAPITALS = { height: 19, of: 'H' } as const;
const LOWER_CASE = { height: 14, of: 'x' } as const;

type Ground = 'light' | 'dark';
type Logo = (ground: Ground) => string;

export function drawLogos(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, draw] of Object.entries(LOGOS)) {
    files.set(`${name}.svg`, draw('light'));
    files.set(`${name}-on-dark.svg`, draw('dark'));
  }
  // Coral flickers on Carstore's blue; there the wheel stays white.
  return files.set('carstore-on-brand.svg', carstore('#ffffff', '#ffffff'));
}

const LOGOS: Record<string, Logo> = {
  forecourt: (ground) => {
    const line = textOn(ground, colours.FORECOURT);
    const setting: Setting = { face: 'figtree', weight: 500, tracking: -0.015, ...CAPITALS };
    return afterSymbol(lanes(line, colours.FORECOURT.accent), LANES_WIDTH + 6.5, 'Forecourt', setting, line);
  },
  solvik: (ground) => {
    const letters = solvikLetters(textOn(ground, colours.SOLVIK), colours.SOLVIK.accent);
    return svg(SOLVIK_WIDTH, HEIGHT, letters);
  },
  carstore: (ground) => carstore(textOn(ground, colours.CARSTORE), colours.CARSTORE.accent),
  'kits-fi': (ground) => {
    const { brand, accent } = colours.KITS;
    const setting: Setting = { face: 'figtree', weight: 600, tracking: -0.012, ...CAPITALS };
    const letterO = nut(ground === 'light' ? brand : accent);
    return afterSymbol(letterO, NUT_WIDTH + 1.8, 'sasetti', setting, textOn(ground, colours.KITS));
  },
  'solvik-group': family('Group', colours.GROUP, { face: 'manrope', weight: 410 }),
  auction: (ground) => {
    const { brand, paper, accent } = colours.AUCTION;
    const line = ground === 'light' ? brand : paper;
    const setting: Setting = { face: 'redHat', weight: 680, tracking: -0.02, ...CAPITALS };
    return afterSymbol(gavel(line, accent), GAVEL_WIDTH + 6, 'Klubban', setting, line);
  },
  trucks: family('Lastvagnar', colours.TRUCKS, { face: 'figtree', weight: 400 }),
  charging: (ground) => {
    const { brand, accent } = colours.CHARGING;
    const setting: Setting = { face: 'redHat', weight: 640, tracking: -0.03, ...LOWER_CASE };
    const letters = setWord('ström', setting, BASELINE);
    const boltX = inkWidth(letters) + 2;
    const word = filled(letters, textOn(ground, colours.CHARGING));
    return svg(boltX + BOLT_WIDTH, HEIGHT, word + bolt(boltX, ground === 'light' ? brand : accent));
  },
  finance: family('Finans', colours.FINANCE, { face: 'manrope', weight: 430 }),
  bistro: (ground) => {
    const axes = { opsz: 60, SOFT: 0, WONK: 0 };
    const setting: Setting = { face: 'fraunces', weight: 530, tracking: -0.03, axes, ...CAPITALS };
    const letters = setWord('Navet', setting, BASELINE);
    return svg(
      inkWidth(letters),
      HEIGHT,
      filled(letters, ground === 'light' ? colours.BISTRO.brand : colours.BISTRO.paper),
    );
  },
};

function textOn(ground: Ground, { ink, paper }: Palette): string {
  return ground === 'light' ? ink : paper;
}

/** The o is a wheel. */
function carstore(ink: string, wheel: string): string {
  const name = 'carstore';
  const letters = setWord(name, { face: 'outfit', weight: 650, tracking: 0.01, ...LOWER_CASE }, BASELINE);
  const word = letters.filter((_, index) => name[index] !== 'o');
  const wheels = letters.filter((_, index) => name[index] === 'o');
  return svg(inkWidth(letters), HEIGHT, filled(word, ink) + filled(wheels, wheel));
}

/** A business of the family: Solvik's own letters, the dot in the site's accent, then what the business does. */
function family(business: string, palette: Palette, type: Pick<Setting, 'face' | 'weight'>): Logo {
  const start = SOLVIK_WIDTH + 6.6;
  const letters = setWord(business, { ...type, height: 13, of: 'x', tracking: -0.005 }, BASELINE);
  const placed = letters.map((letter) => move(letter, start));
  return (ground) => {
    const solvik = solvikLetters(textOn(ground, palette), palette.accent);
    const word = ground === 'light' ? filled(placed, palette.brand) : filled(placed, palette.paper, 0.8);
    return svg(start + inkWidth(letters), HEIGHT, solvik + word);
  };
}

function afterSymbol(symbol: string, x: number, text: string, setting: Setting, colour: string): string {
  const letters = setWord(text, setting, BASELINE).map((letter) => move(letter, x));
  return svg(inkWidth(letters), HEIGHT, symbol + filled(letters, colour));
}
