import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';

/** Crops rendered cars for stages and tiles, which leave no room around them. Run after render-pictures.ts. */
const media = join(import.meta.dirname, '../demo/media');

type Crop = { name: string; car: string; width: number; height: number };

const CARD = { width: 900, height: 563 };
const TILE = { width: 560, height: 188 };

const crops: readonly Crop[] = [
  { name: 'carstore/car-hatch-ice', car: 'hatchback/closed-ev/ice-blue-rear34', ...CARD },
  { name: 'carstore/car-van-steel', car: 'van/wide-grille/grey-front34', ...CARD },
  { name: 'carstore/car-people-carrier-grey', car: 'people-carrier/slim-led/grey-front34', ...CARD },
  { name: 'carstore/side-hatch', car: 'hatchback/slim-led/silver-side', ...TILE },
  { name: 'carstore/side-estate', car: 'estate/slim-led/silver-side', ...TILE },
  { name: 'carstore/side-suv', car: 'suv/slim-led/silver-side', ...TILE },
  { name: 'carstore/side-sedan', car: 'saloon/slim-led/silver-side', ...TILE },
  { name: 'carstore/side-people-carrier', car: 'people-carrier/slim-led/silver-side', ...TILE },
  { name: 'solvik/car-tourer-black', car: 'estate/twin-lamp/black-front34', ...CARD },
  { name: 'solvik/car-people-carrier-silver', car: 'people-carrier/slim-led/silver-front34', ...CARD },
];

/** Fainter than this is only the shade on the floor. */
const TRIM_ALPHA = 40;

for (const { name, car, width, height } of crops) {
  const file = join(media, `pictures/${name}.webp`);
  mkdirSync(dirname(file), { recursive: true });
  const source = sharp(join(media, `cars/${car}.webp`));
  await source
    .extract(await visibleArea(source))
    .resize({ width, height, fit: 'contain', position: 'bottom', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 82, alphaQuality: 80, effort: 5 })
    .toFile(file);
}

async function visibleArea(image: Sharp): Promise<Region> {
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const [rows, columns] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < width * height; at++)
    if ((data[at * 4 + 3] ?? 0) > TRIM_ALPHA) {
      rows.add(Math.floor(at / width));
      columns.add(at % width);
    }
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { left, top, width: Math.max(...columns) - left + 1, height: Math.max(...rows) - top + 1 };
}
