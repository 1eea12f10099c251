import { SOLVIK } from './colours.ts';
import { type Setting, setWord } from './lettering.ts';
import { filled, inkWidth, svg } from './svg.ts';

/**
 * Car makes as plain words in type, never a maker's own mark or lettering: makes known by capitals
 * are mostly in lower case here, and those known by a heavy weight in a light one.
 */
export function drawBrands(): Map<string, string> {
  const files = new Map<string, string>();
  for (const [code, [name, style]] of Object.entries(MAKES)) {
    const letters = setWord(name, STYLES[style], BASELINE);
    files.set(`${code}.svg`, svg(inkWidth(letters), BOX, filled(letters, SOLVIK.ink)));
    files.set(`${code}-mono.svg`, svg(inkWidth(letters), BOX, filled(letters, '#ffffff')));
  }
  return files;
}

/** FOOT-02: brand logos are 40 px high. */
const BOX = 40;

/** One line for all; whole pixels keep the feet of the letters crisp. */
const BASELINE = 27;

const STYLES = {
  airy: { face: 'figtree', weight: 400, height: 14, tracking: 0.24 },
  wide: { face: 'outfit', weight: 480, height: 15, tracking: 0.13 },
  firm: { face: 'manrope', weight: 700, height: 15, tracking: 0.07 },
  narrow: { face: 'instrument', weight: 600, height: 16, tracking: 0.06, axes: { wdth: 80 } },
  slanted: { face: 'redHatItalic', weight: 700, height: 15, tracking: 0.045 },
  serif: { face: 'fraunces', weight: 470, height: 17, axes: { opsz: 40, SOFT: 0, WONK: 0 } },
  light: { face: 'manrope', weight: 320, height: 17, tracking: 0.02 },
  plain: { face: 'figtree', weight: 500, height: 17 },
  open: { face: 'instrument', weight: 400, height: 16, tracking: 0.035 },
  tight: { face: 'instrument', weight: 600, height: 17, tracking: -0.02 },
  round: { face: 'outfit', weight: 450, height: 17, tracking: 0.01 },
  sturdy: { face: 'redHat', weight: 750, height: 17, tracking: -0.02 },
  even: { face: 'manrope', weight: 550, height: 16, tracking: -0.005 },
} satisfies Record<string, Setting>;

const MAKES: Record<string, readonly [name: string, style: keyof typeof STYLES]> = {
  AUDI: ['Audi', 'round'],
  BMW: ['BMW', 'firm'],
  BMWMOTORRAD: ['BMW Motorrad', 'open'],
  BYD: ['BYD', 'airy'],
  CITROEN: ['Citroën', 'serif'],
  CUPRA: ['Cupra', 'sturdy'],
  DACIA: ['Dacia', 'plain'],
  DS: ['DS', 'serif'],
  FIAT: ['FIAT', 'wide'],
  FORD: ['Ford', 'tight'],
  GWM: ['GWM', 'wide'],
  HONDA: ['HONDA', 'airy'],
  HYUNDAI: ['Hyundai', 'even'],
  JAGUAR: ['Jaguar', 'serif'],
  JEEP: ['JEEP', 'airy'],
  KIA: ['Kia', 'sturdy'],
  LANDROVER: ['Land Rover', 'serif'],
  LEXUS: ['Lexus', 'light'],
  LYNKCO: ['Lynk & Co', 'plain'],
  MAXUS: ['MAXUS', 'slanted'],
  MAZDA: ['Mazda', 'round'],
  MERCEDES: ['Mercedes-Benz', 'open'],
  MG: ['MG', 'firm'],
  MINI: ['MINI', 'narrow'],
  MITSUBISHI: ['Mitsubishi', 'tight'],
  NISSAN: ['Nissan', 'plain'],
  OPEL: ['Opel', 'plain'],
  PEUGEOT: ['Peugeot', 'even'],
  POLESTAR: ['Polestar', 'light'],
  PORSCHE: ['Porsche', 'open'],
  RENAULT: ['Renault', 'even'],
  SEAT: ['SEAT', 'wide'],
  SKODA: ['Škoda', 'plain'],
  SMART: ['Smart', 'sturdy'],
  SSANGYONG: ['KGM', 'narrow'],
  SUBARU: ['SUBARU', 'airy'],
  SUZUKI: ['Suzuki', 'tight'],
  TESLA: ['Tesla', 'light'],
  TOYOTA: ['TOYOTA', 'slanted'],
  VAUXHALL: ['Vauxhall', 'round'],
  VOLVO: ['Volvo', 'round'],
  VW: ['Volkswagen', 'tight'],
  XPENG: ['XPENG', 'narrow'],
};
