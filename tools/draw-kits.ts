import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kitKinds } from '../demo/kits/kit-kinds.ts';
import { PICTURES_PER_KIND } from '../demo/kits/kits.ts';
import { vehicleTypes } from '../demo/kits/vehicle-types.ts';
import { composeKit } from './kits/compose.ts';

/** Draws the pictures of the kits into demo/media/kits: what lies in the box, in variations of each kind. */
const folder = join(import.meta.dirname, '../demo/media/kits');
await mkdir(folder, { recursive: true });
let bytes = 0;
for (const kind of kitKinds) {
  const type = vehicleTypes.find(kind.fits);
  if (!type) throw new Error(`${kind.name} fits no car`);
  for (let variation = 1; variation <= PICTURES_PER_KIND; variation += 1) {
    const svg = composeKit(kind.code, kind.parts(type), variation);
    const picture = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toBuffer();
    await writeFile(join(folder, `${kind.code.toLowerCase()}-${variation}.webp`), picture);
    bytes += picture.length;
  }
}
console.log(`${kitKinds.length * PICTURES_PER_KIND} pictures, ${Math.round(bytes / 1024)} kB`);
