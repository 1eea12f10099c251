import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Writes contact sheets of all rendered pictures into .cache/pictures/. */
const MEDIA = fileURLToPath(new URL('../demo/media/', import.meta.url));
const OUT = fileURLToPath(new URL('../.cache/pictures/', import.meta.url));
const BACKGROUND = '#ddd6c8';

mkdirSync(OUT, { recursive: true });
const cars = listPictures('cars').filter((name) => !name.startsWith('cars/spin/'));
const views = cars.filter((name) => /-(front34|side|rear34)$/.test(name));
for (const body of new Set(views.map((name) => name.split('/')[1] ?? '')))
  await writeSheet(
    `cars-${body}`,
    views.filter((name) => name.startsWith(`cars/${body}/`)),
    14,
    240,
    150,
  );
await writeSheet('cars-one-paint-each', onePaintPerView(views), 9, 360, 225);
await writeSheet(
  'closeups',
  cars.filter((name) => /\/(interior|detail)-/.test(name)),
  5,
  420,
  262,
);
await writeSheet('spins', listPictures('cars/spin'), 12, 200, 125);
await writeSheet(
  'scenes',
  listPictures('scenes').filter((name) => !name.endsWith('-phone')),
  4,
  480,
  300,
);
await writeSheet(
  'scenes-phone',
  listPictures('scenes').filter((name) => name.endsWith('-phone')),
  7,
  225,
  400,
);

function listPictures(folder: string): string[] {
  return readdirSync(`${MEDIA}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.avif'))
    .map((file) => `${folder}/${file.slice(0, -5)}`)
    .sort();
}

/** Every body, face and view once, each in another paint: to compare their style. */
function onePaintPerView(names: readonly string[]): string[] {
  const groups = Map.groupBy(names, (name) => name.replace(/\/[^/]+-(\w+)$/, '/$1'));
  return [...groups.values()].map((group, i) => group[(i * 5) % group.length] ?? '').filter(Boolean);
}

async function writeSheet(
  title: string,
  names: readonly string[],
  columns: number,
  width: number,
  height: number,
): Promise<void> {
  if (names.length === 0) return;
  const tiles = [];
  for (const [i, name] of names.entries()) {
    const input = await sharp(`${MEDIA}${name}.avif`)
      .resize(width, height, { fit: 'cover' })
      .flatten({ background: BACKGROUND })
      .toBuffer();
    tiles.push({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height });
  }
  const rows = Math.ceil(names.length / columns);
  await sharp({
    create: { width: columns * width, height: rows * height, channels: 3, background: BACKGROUND },
  })
    .composite(tiles)
    .jpeg({ quality: 86 })
    .toFile(`${OUT}${title}.jpg`);
  console.log(`  ${title}.jpg ${names.length}`);
}
