import { mkdirSync, writeFileSync } from 'node:fs';
import { drawBrands } from './marks/brands.ts';
import { drawFavicons } from './marks/favicons.ts';
import { drawLogos } from './marks/logos.ts';

const MEDIA = new URL('../demo/media/', import.meta.url);

write('logos/', drawLogos());
write('brands/', drawBrands());
write('favicons/', drawFavicons());

function write(folder: string, files: ReadonlyMap<string, string>): void {
  const home = new URL(folder, MEDIA);
  mkdirSync(home, { recursive: true });
  for (const [name, svg] of files) writeFileSync(new URL(name, home), svg);
  console.log(`${folder} ${files.size}`);
}
