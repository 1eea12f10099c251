import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectionSlug, Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../scripts/backup/back-up.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { openDatabase } from '../../src/main/database.ts';
import { readStudioSettings, type StudioSettings } from '../settings.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { openStudio } from './open-studio.ts';

const collections = ['sites', 'pages', 'media', 'users', 'brands', 'redirects'] as const;

for (const { name, databaseUrl, emptyDatabaseUrl } of testStudioDatabases)
  test(`${name}: accounts and drafts of the studio are the same after a backup, and new ones get ids of their own`, async () => {
    const original = await settings(await databaseUrl());
    await (await openDatabase(original)).destroy();
    const studio = await openStudioQuietly(original);
    const brand = await add(studio, 'Volvo');
    await add(studio, 'Kia');
    const password = 'a password of some length';
    const data = { email: 'anna@dealer.example', name: 'Anna', password, role: 'administrator' };
    await studio.create({ collection: 'users', data: data as never });
    const before = await documentsOf(studio);
    const folder = join(await aFolder(), 'backup');
    await backUp(original, folder, { withMedia: false, now: new Date('2026-11-17T12:00:00Z') });
    await studio.destroy();

    const target = await settings(await emptyDatabaseUrl());
    const makeTables = async () => (await openStudioQuietly(target)).destroy();
    expect(await restore(target, folder, makeTables)).toMatchObject({ studio: true });
    const restored = await openStudioQuietly(target);
    onTestFinished(() => restored.destroy());
    expect(await documentsOf(restored)).toEqual(before);
    expect(before['users']).toHaveLength(1);
    const next = await add(restored, 'BMW');
    expect(Number(next.id)).toBeGreaterThan(Number(brand.id) + 1);
    const login = { collection: 'users' as const, data: { email: data.email, password } };
    expect((await restored.login(login as never)).token).toBeDefined();
  }, 120_000);

async function settings(databaseUrl: string | undefined): Promise<StudioSettings> {
  return { ...readStudioSettings({ DEMO: '1', DATA_DIR: await aFolder() }), databaseUrl };
}

async function openStudioQuietly(given: StudioSettings): Promise<Payload> {
  const payload = await openStudio(given);
  payload.logger.level = 'silent';
  return payload;
}

function add(payload: Payload, brand: string) {
  const data = { name: brand, code: brand.toUpperCase() } as never;
  return payload.create({ collection: 'brands' as CollectionSlug, data });
}

async function documentsOf(payload: Payload): Promise<Record<string, unknown[]>> {
  const found = await Promise.all(
    collections.map(async (slug) => {
      const { docs } = await payload.find({
        ...{ collection: slug as CollectionSlug, limit: 100, depth: 0, sort: 'id', showHiddenFields: true },
      });
      return [slug, docs] as const;
    }),
  );
  return Object.fromEntries(found);
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-studio-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
