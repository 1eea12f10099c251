import { expect, onTestFinished, test } from 'vitest';
import { readStudioSettings } from '../settings.ts';
import { restApi } from '../testing/rest.ts';
import { studioForTests } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { ensureDemoPassword } from './demo-password.ts';
import { demoPeople, ensureDemoPeople } from './demo-people.ts';

for (const { name, databaseUrl: open } of testStudioDatabases)
  test(`${name}: the password of the second start works for every account of the demo`, async () => {
    const databaseUrl = await open();
    const { payload, dataDir, close } = await studioForTests({ databaseUrl });
    onTestFinished(close);
    const settings = { ...readStudioSettings({ DEMO: '1', DATA_DIR: dataDir }), databaseUrl };
    const { anonymous } = restApi(payload);
    const signIn = (email: string, password: string) =>
      anonymous('/users/login', 'POST', { email, password });
    await ensureDemoPeople(payload, 'first start');
    const [gone, locked] = demoPeople;
    for (let tries = 0; tries < 6; tries += 1) await signIn(locked.email, 'a guess');
    await payload.delete({ collection: 'users', where: { email: { equals: gone.email } } });

    await ensureDemoPassword(settings, 'second start');
    for (const { email } of demoPeople) {
      expect((await signIn(email, 'second start')).status, email).toBe(200);
      expect((await signIn(email, 'first start')).status).toBe(401);
    }

    const before = await payload.find({ collection: 'users', showHiddenFields: true, depth: 0 });
    await ensureDemoPassword(settings, 'second start');
    const after = await payload.find({ collection: 'users', showHiddenFields: true, depth: 0 });
    expect(after.docs).toEqual(before.docs);
  });
