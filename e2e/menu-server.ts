import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaStore } from '../src/content/publishing/media-store.ts';
import { signPreviewToken } from '../src/content/publishing/preview-token.ts';
import type { PublishedDocument } from '../src/content/publishing/published-store.ts';
import { openAdapters } from '../src/main/adapters.ts';
import { freePort } from '../src/shared/platform/testing/free-port.ts';
import { stopServer, whenReady } from './demo-server.ts';
import { menuSites } from './menu-sites.ts';

const previewSecret = 'a secret for the menu’s journeys only';

/**
 * Sites for the tests of menus, in a separate server, because the demo's content may change. They have
 * no studio, unless one listens at a port.
 */
export async function startMenuServer({ studioPort }: { studioPort?: number } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-menus-'));
  const port = await freePort();
  await publish(dataDir, async (media) => [...(await storePictures(media)), ...menuSites]);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    DEMO: '1',
    PICTURE_EFFORT: '0',
    PREVIEW_SECRET: previewSecret,
    ...(studioPort ? { STUDIO: '1', STUDIO_PORT: String(studioPort) } : { STUDIO: '0' }),
  };
  const server = spawn(process.execPath, [join(process.env['FORECOURT_DIST'] ?? 'dist', 'server/main.js')], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await whenReady(server);
  const at = (site: string, path = '/') => `http://${site}.localhost:${port}${path}`;
  return {
    at,
    /** What an editor sees, with a token for an hour. */
    previewUrl: (site: string, path = '/', expiresAt = Date.now() + 3_600_000) => {
      const token = signPreviewToken({ site, expiresAt }, previewSecret);
      return at(site, `/preview${path}?token=${token}`);
    },
    studio: `http://localhost:${port}/admin`,
    publish: (documents: readonly PublishedDocument[]) => publish(dataDir, async () => documents),
    close: async () => {
      await stopServer(server);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function publish(
  dataDir: string,
  documents: (media: MediaStore) => Promise<readonly PublishedDocument[]>,
): Promise<void> {
  const adapters = await openAdapters({ dataDir, databaseUrl: undefined });
  try {
    await adapters.published.publish(await documents(adapters.media));
  } finally {
    await adapters.close();
  }
}

async function storePictures(media: MediaStore): Promise<PublishedDocument[]> {
  const files = { logo: 'logos/solvik.svg', 'logo-on-dark': 'logos/solvik-on-dark.svg', ...pictures };
  return Promise.all(
    Object.entries(files).map(async ([key, file]) => {
      const body = await media.save(key, readFileSync(join('demo/media', file)));
      return { kind: 'media' as const, site: '', language: '', key, body };
    }),
  );
}

const pictures = {
  hero: 'scenes/forest-road.webp',
  'cut-out': 'pictures/carstore/car-suv-sand.webp',
  van: 'pictures/carstore/car-van-steel.webp',
  red: 'pictures/carstore/car-hatch-white.webp',
  estate: 'pictures/carstore/car-estate-navy.webp',
  photo: 'scenes/close-tail.webp',
  hall: 'scenes/dealership-dusk.webp',
};
