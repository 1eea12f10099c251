import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { chromiumFlags } from '../../e2e/chromium-flags.ts';
import { chromiumPath } from '../../e2e/find-chromium.ts';
import type { EncodedFilm } from './draw-and-encode.ts';
import type { Film } from './film.ts';
import { writeWebm } from './webm.ts';

const MEDIA = fileURLToPath(new URL('../../demo/media/', import.meta.url));

/** WebCodecs exist only where a page could be secure, as on this host. Nothing listens there. */
const ORIGIN = 'http://localhost';

/** Films of the demo's pictures, as demo/media/{name}.webm. */
export async function writeFilms(films: readonly Film[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    return route.fulfill({ contentType: 'image/webp', body: readFileSync(MEDIA + pathname.slice(1)) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({ content: await bundle() });
  for (const film of films) {
    const encoded = (await page.evaluate(`film.drawAndEncode(${JSON.stringify(film)})`)) as EncodedFilm;
    const bytes = toWebm(film, encoded);
    writeFileSync(`${MEDIA}${film.name}.webm`, bytes);
    console.log(`  ${film.name}.webm: ${Math.round(bytes.length / 1000)} kB`);
  }
  await browser.close();
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./draw-and-encode.ts', import.meta.url));
  const options = {
    bundle: true,
    format: 'iife',
    globalName: 'film',
    target: 'es2022',
    write: false,
  } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...options });
  return outputFiles[0]?.text ?? '';
}

function toWebm({ width, height, lengthS }: Film, { video, audio }: EncodedFilm): Buffer {
  const decoded = (chunks: EncodedFilm['video']) =>
    chunks.map(({ base64, ...chunk }) => ({ ...chunk, data: Buffer.from(base64, 'base64') }));
  return writeWebm({
    width,
    height,
    durationMs: lengthS * 1000,
    video: decoded(video),
    audio: audio && { head: Buffer.from(audio.head, 'base64'), chunks: decoded(audio.chunks) },
  });
}
