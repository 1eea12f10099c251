import { BasePayload, type Payload } from 'payload';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testDatabases } from '../../src/main/testing/databases.ts';
import { dialectFor, migrations } from '../database.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { studioConfig } from '../studio-config.ts';
import type { TestDatabase } from '../testing/a-row-in-every-table.ts';
import { postgresTables } from '../testing/postgres-tables.ts';
import { sqliteTables } from '../testing/sqlite-tables.ts';
import { testStudioSettings } from '../testing/studio-settings.ts';

const [carstore, bistro] = [1, 2];
const media = { hero: 1, both: 2, favicon: 3, logo: 4, draft: 5, unused: 6, car: 7, header: 8 };

for (const { name, fresh } of testDatabases) {
  test(`${name}: an existing studio's hosts and media go to its sites, and a host that two name to one`, async () => {
    const { payload, tables, migrate } = await studioBeforeOwnership();
    await fill(tables);
    await tables.close();
    const warn = vi.spyOn(payload.logger, 'warn');
    await migrate();

    const claims = await findRows(payload, 'host-claims', { sort: 'host' });
    expect(claims.map((claim) => [claim['host'], claim.site])).toEqual([
      ['bistro.localhost', 'bistro'],
      ['carstore-fi.localhost', 'carstore-fi'],
    ]);
    const sites = await findRows(payload, 'sites', { sort: 'id' });
    expect(sites.map(({ hosts }) => (hosts as { host: string }[]).map(({ host }) => host))).toEqual([
      ['carstore-fi.localhost'],
      ['Bistro.localhost', 'www.bistro.localhost'],
    ]);
    const lost = {
      code: 'HOST_REMOVED_FROM_SITE',
      host: 'BISTRO.localhost',
      site: 'carstore-fi',
      owner: 'bistro',
    };
    expect(warn.mock.calls.map(([facts]) => facts)).toEqual([lost]);
    // The publisher sees that the one that lost a host has changed, and leaves the other alone.
    expect(sites.map(({ updatedAt }) => new Date(updatedAt) > new Date(longAgo))).toEqual([true, false]);

    const owners = (await findRows(payload, 'media')).map(({ key, site }) => [key, site ?? null]);
    expect(Object.fromEntries(owners)).toEqual({
      hero: carstore,
      both: null,
      favicon: bistro,
      logo: null,
      draft: carstore,
      unused: null,
      'cars/car': null,
      header: bistro,
    });
  });

  async function studioBeforeOwnership() {
    const settings = testStudioSettings((await fresh()).settings);
    const config = await studioConfig(settings);
    const payload = (await new BasePayload().init({ config, disableOnInit: true })) as Payload;
    payload.logger.level = 'silent';
    onTestFinished(() => payload.destroy());
    const all = migrations[dialectFor(settings)];
    const last = all.findIndex((step) => step.name.endsWith('site_ownership'));
    await payload.db.migrate({ migrations: all.slice(0, last) as never });
    const { databaseUrl, dataDir } = settings;
    const tables = databaseUrl ? await postgresTables(databaseUrl) : sqliteTables(dataDir);
    return { payload, tables, migrate: () => payload.db.migrate({ migrations: [...all] as never }) };
  }
}

const longAgo = '2026-01-01T00:00:00.000Z';

async function fill({ insert }: TestDatabase): Promise<void> {
  for (const [key, id] of Object.entries(media))
    await insert('media', { id, key: key === 'car' ? 'cars/car' : key });
  const site = { updated_at: longAgo };
  await insert('sites', { ...site, id: carstore, name: 'carstore-fi', url: 'http://carstore-fi.localhost' });
  const settings = { name: 'bistro', url: 'http://bistro.localhost', favicon_media_id: media.favicon };
  await insert('sites', { ...site, id: bistro, ...settings });
  const hosts = [
    [carstore, 'carstore-fi.localhost'],
    [carstore, 'BISTRO.localhost'],
    [bistro, 'Bistro.localhost'],
    [bistro, 'www.bistro.localhost'],
  ] as const;
  for (const [order, [parent, host]] of hosts.entries())
    await insert('sites_hosts', { id: `row-${order}`, _order: order, _parent_id: parent, host });
  await insert('brands', { id: 1, code: 'BMW', name: 'BMW', logo_id: media.logo });

  const blocks = (...ids: number[]) =>
    JSON.stringify([{ blockType: 'teasers', items: ids.map((id) => ({ image: { media: id } })) }]);
  const page = { _locale: 'sv', _parent_id: 1 };
  await insert('pages', { id: 1, site_id: carstore });
  await insert('pages_locales', { ...page, main: blocks(media.hero, media.both, media.logo, media.car) });
  await insert('_pages_v', { id: 1, parent_id: 1, version_site_id: carstore, latest: true });
  await insert('_pages_v_locales', { ...page, version_main: blocks(media.draft) });
  await insert('_pages_v', { id: 2, parent_id: 1, version_site_id: bistro, latest: null });
  await insert('_pages_v_locales', { ...page, _parent_id: 2, version_main: blocks(media.hero) });
  await insert('shells', { id: 1, site_id: bistro });
  const shell = { header_logo_media_id: media.header, footer_logo_media_id: media.both };
  await insert('shells_locales', { ...page, ...shell });
}
