import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PlateQuad } from '../stage/camera.ts';

const MEDIA = fileURLToPath(new URL('../../../demo/media/', import.meta.url));
const LEDGER_FILE = fileURLToPath(new URL('../../../.cache/pictures/ledger.json', import.meta.url));
const SOURCES = fileURLToPath(new URL('..', import.meta.url));

export type RenderedImage = { name: string; width: number; height: number; pixels: Buffer };

/** Car cut-outs are many and small; scenes are few and large. */
const QUALITY = {
  cars: { webp: { quality: 62, alphaQuality: 65, effort: 2 }, avif: { quality: 44, effort: 1 } },
  scenes: { webp: { quality: 80, effort: 4 }, avif: { quality: 56, effort: 2 } },
};

export async function writeImage({ name, width, height, pixels }: RenderedImage): Promise<void> {
  const file = `${MEDIA}${name}`;
  mkdirSync(dirname(file), { recursive: true });
  const { webp, avif } = QUALITY[name.startsWith('scenes/') ? 'scenes' : 'cars'];
  const whole = isOpaque(pixels);
  const raw = sharp(pixels, { raw: { width, height, channels: 4 } });
  const image = whole ? raw.removeAlpha() : raw;
  await image.clone().webp(webp).toFile(`${file}.webp`);
  await image.clone().avif(avif).toFile(`${file}.avif`);
}

function isOpaque(pixels: Buffer): boolean {
  for (let i = 3; i < pixels.length; i += 4 * 97) if (pixels[i] !== 255) return false;
  return true;
}

export const imageExists = (name: string): boolean =>
  existsSync(`${MEDIA}${name}.webp`) && existsSync(`${MEDIA}${name}.avif`);

export function writeMedia(name: string, text: string): void {
  mkdirSync(dirname(`${MEDIA}${name}`), { recursive: true });
  writeFileSync(`${MEDIA}${name}`, text);
}

/** Notes where the blank plate is in the pictures of a body, face and view. */
export function recordPlate(name: string, quad: PlateQuad): void {
  const file = `${MEDIA}cars/plates.json`;
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, PlateQuad>) : {};
  writeMedia('cars/plates.json', `${JSON.stringify({ ...known, [name]: quad }, null, 1)}\n`);
}

/** Which images were made from which state of the sources. */
export class RenderLedger {
  readonly #entries: Record<string, string>;
  readonly #state = fingerprint();

  constructor() {
    this.#entries = existsSync(LEDGER_FILE)
      ? (JSON.parse(readFileSync(LEDGER_FILE, 'utf8')) as Record<string, string>)
      : {};
  }

  isCurrent(name: string): boolean {
    return imageExists(name) && this.#entries[name] === this.#state;
  }

  record(name: string): void {
    this.#entries[name] = this.#state;
    mkdirSync(dirname(LEDGER_FILE), { recursive: true });
    writeFileSync(LEDGER_FILE, JSON.stringify(this.#entries));
  }
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(`${SOURCES}${file}`));
  return hash.digest('hex').slice(0, 16);
}
