import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, type RestResponse, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { beginAttempt } from './attempt-limits.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: signing in`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let anonymous: RestClient;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let api: ReturnType<typeof restApi>;

    beforeAll(async () => {
      studio = await studioForTests({
        demo: false,
        databaseUrl: await databaseUrl(),
        idleMinutes: 120,
        sessionHours: 12,
      });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      api = restApi(payload);
      anonymous = api.anonymous;
    });
    afterAll(() => studio.close());
    afterEach(async () => {
      vi.restoreAllMocks();
      await payload.db.deleteMany({ collection: 'sign-in-attempts', where: {}, req: {} as never });
    });

    const home = '203.0.113.9';
    const login = (email: string, typed = password, address = home, cookie = ''): Promise<RestResponse> =>
      anonymous(
        '/users/login',
        'POST',
        { email, password: typed },
        { 'x-forwarded-for': address, ...(cookie && { cookie }) },
      );
    /** Refused attempts, without the work of hashing. */
    const fail = async (email: string, tries: number, address = home) => {
      const attempt = { email, origin: { kind: 'address', address }, now: new Date() } as const;
      for (let at = 0; at < tries; at += 1) await beginAttempt(payload, attempt);
    };
    const failFromEverywhere = async (email: string) => {
      for (let at = 1; at <= 25; at += 1) await fail(email, 1, `198.51.100.${at}`);
    };
    const deviceOf = ({ headers }: RestResponse): string =>
      /studio-device=[^;]+/.exec(headers.getSetCookie().join('\n'))?.[0] ?? '';
    const tokenOf = ({ body }: RestResponse) => String(body['token']);
    const audited = async (action: string) => {
      const where = { action: { equals: action } };
      const { docs } = await payload.find({
        collection: 'audit-log',
        where,
        sort: '-id',
        limit: 50,
        depth: 0,
      });
      return docs as unknown as Record<string, unknown>[];
    };

    test('works as before, with a cookie that scripts cannot read', async () => {
      const response = await login(people.editor.email);
      expect(response.status).toBe(200);
      expect(response.body).toMatchObject({
        user: { email: people.editor.email },
        token: expect.any(String),
      });
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^payload-token=.+HttpOnly.+SameSite=Lax/);
      expect(JSON.stringify(response.body)).not.toMatch(/"(hash|salt|resetPasswordToken)"/);
      expect((await audited('signed-in'))[0]).toMatchObject({
        account: people.editor.id,
        address: '203.0.113.0/24',
      });
    });

    test('a wrong password, an unknown account and a locked one get the same answer', async () => {
      const wrong = await login(people.finn.email, 'not the right one');
      const unknown = await login('nobody@solvik.example', 'not the right one');
      await fail(people.author.email, 5);
      const locked = await login(people.author.email, password);
      expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
      expect([locked.status, locked.body]).toEqual([401, unknown.body]);
      expect(unknown.status).toBe(401);
      expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
      expect(JSON.stringify(unknown.body)).not.toMatch(/locked because|does not exist/i);
    });

    test('for known, unknown and locked accounts the same work is done', async () => {
      const work = async (email: string) => {
        const spies = (['create', 'find', 'findOne', 'deleteMany', 'updateOne'] as const).map((method) =>
          vi.spyOn(payload.db, method),
        );
        await login(email, 'not the right one');
        const calls = spies.map((spy) =>
          spy.mock.calls.map(([args]) => (args as { collection: string }).collection),
        );
        vi.restoreAllMocks();
        return calls;
      };
      expect(await work(people.finn.email)).toEqual(await work('nobody@solvik.example'));
      await fail(people.finn.email, 5);
      await fail('nobody@solvik.example', 5);
      expect(await work(people.finn.email)).toEqual(await work('nobody@solvik.example'));
    });

    test('of many guesses at the same time only five are judged', async () => {
      const guesses = Array.from({ length: 12 }, (_, at) => login(people.finn.email, `guess number ${at}`));
      await Promise.all(guesses);
      // Every attempt that was judged is counted three times: by account and address, by account, by address.
      const where = { key: { exists: true } };
      const { totalDocs } = await payload.count({ collection: 'sign-in-attempts', where });
      expect(totalDocs).toBeLessThanOrEqual(5 * 3);
    });

    test('one address cannot try many accounts, others still sign in', async () => {
      for (let at = 0; at < 30; at += 1) await fail(`person-${at}@solvik.example`, 1, '198.51.100.7');
      expect((await login(people.editor.email, password, '198.51.100.7')).status).toBe(401);
      expect((await login(people.editor.email, password, '198.51.100.8')).status).toBe(200);
    });

    test('strangers do not keep somebody out: five refusals lock the account for their address only', async () => {
      await fail(people.administrator.email, 5, '198.51.100.7');
      expect((await login(people.administrator.email, password, '198.51.100.7')).status).toBe(401);
      expect((await login(people.administrator.email)).status).toBe(200);
    });

    test('guesses from many addresses lock the account for all but known devices', async () => {
      const device = deviceOf(await login(people.editor.email));
      expect(device).not.toBe('');
      await failFromEverywhere(people.editor.email);
      expect((await login(people.editor.email)).status).toBe(401);
      expect((await login(people.editor.email, password, home, device)).status).toBe(200);
      expect((await login(people.author.email)).status).toBe(200);
    });

    test('a known device has five guesses as well, and is none for others or with a changed token', async () => {
      const device = deviceOf(await login(people.editor.email));
      await failFromEverywhere(people.author.email);
      expect((await login(people.author.email, password, home, device)).status).toBe(401);
      for (const changed of [
        `${device}x`,
        device.replace(/=./, '=_'),
        'studio-device=..',
        'studio-device=~~',
      ])
        expect((await login(people.author.email, password, home, changed)).status).toBe(401);
      for (let tries = 0; tries < 5; tries += 1)
        await login(people.editor.email, 'not the right one', home, device);
      expect((await login(people.editor.email, password, home, device)).status).toBe(401);
      expect((await login(people.editor.email)).status).toBe(200);
    });

    test('people who share a computer are both known there', async () => {
      const first = deviceOf(await login(people.editor.email));
      const both = deviceOf(await login(people.author.email, password, home, first));
      await failFromEverywhere(people.editor.email);
      await failFromEverywhere(people.author.email);
      expect((await login(people.editor.email, password, home, both)).status).toBe(200);
      expect((await login(people.author.email, password, home, both)).status).toBe(200);
    });

    test('after a new password the devices of before are strangers', async () => {
      const data = { name: 'Nils', email: 'nils@solvik.example', password, role: 'author', sites: [] };
      const { id } = await payload.create({ collection: 'users', data: data as never });
      const device = deviceOf(await login(data.email));
      const renewed = 'another long password';
      await payload.update({ collection: 'users', id, data: { password: renewed } as never });
      await failFromEverywhere(data.email);
      expect((await login(data.email, renewed, home, device)).status).toBe(401);
    });

    test('nobody learns that an account is locked, with the right password neither', async () => {
      await fail(people.finn.email, 5);
      expect((await login(people.finn.email)).body['code']).toBe('SIGN_IN_REFUSED');
    });

    test('a right password makes refusals before it count no more; an administrator unlocks', async () => {
      for (let tries = 0; tries < 4; tries += 1) await login(people.editor.email, 'not the right one');
      expect((await login(people.editor.email)).status).toBe(200);
      await fail(people.editor.email, 5);
      expect((await login(people.editor.email)).status).toBe(401);
      const administrator = await api.signIn(people.administrator.email, password);
      const author = await api.signIn(people.author.email, password);
      expect((await author('/users/unlock', 'POST', { email: people.editor.email })).status).toBe(403);
      expect((await administrator('/users/unlock', 'POST', { email: people.editor.email })).status).toBe(200);
      expect((await login(people.editor.email)).status).toBe(200);
    });

    test('refusals are in the audit log, without what was typed', async () => {
      await login('typed-by-mistake@nowhere.example', 'my secret');
      const [row] = await audited('sign-in-failed');
      expect(row).toMatchObject({ action: 'sign-in-failed', address: '203.0.113.0/24' });
      expect(JSON.stringify(row)).not.toMatch(/typed-by-mistake|my secret/);
      await login(people.finn.email, 'not the right one');
      expect((await audited('sign-in-failed'))[0]).toMatchObject({ account: people.finn.id });
    });

    test('a form of another site signs nobody in and creates nothing', async () => {
      const token = tokenOf(await login(people.administrator.email));
      const rule = {
        site: people.solvik.id,
        source: '/fran-annan-sajt',
        destination: 'https://evil.example/',
      };
      const cookie = `payload-token=${token}`;
      for (const headers of [
        { cookie, 'sec-fetch-site': 'cross-site' },
        { cookie, origin: 'https://evil.example' },
        { cookie, 'content-type': 'text/plain' },
      ])
        expect((await anonymous('/redirects', 'POST', rule, headers as Record<string, string>)).status).toBe(
          403,
        );
      const where = { source: { equals: '/fran-annan-sajt' } };
      expect(await payload.count({ collection: 'redirects', where })).toEqual({ totalDocs: 0 });
    });

    test('the first account is not made over the network', async () => {
      const data = { email: 'first@evil.example', password, name: 'First' };
      expect((await anonymous('/users/first-register', 'POST', data)).status).toBe(403);
    });

    test('signing out ends the session, and is in the audit log', async () => {
      const client = api.withToken(tokenOf(await login(people.editor.email)));
      expect((await client('/users/logout', 'POST', {})).status).toBe(200);
      expect((await client('/users/me')).body['user']).toBeNull();
      expect((await audited('signed-out'))[0]).toMatchObject({ account: people.editor.id });
    });

    test('other sessions are ended, this one goes on', async () => {
      const other = api.withToken(tokenOf(await login(people.editor.email)));
      const own = api.withToken(tokenOf(await login(people.editor.email)));
      const { status, body } = await own('/users/end-other-sessions', 'POST', {});
      expect([status, Number(body['ended'])]).toEqual([200, expect.any(Number)]);
      expect((await other('/users/me')).body['user']).toBeNull();
      expect((await own('/users/me')).body['user']).toMatchObject({ id: people.editor.id });
      expect((await anonymous('/users/end-other-sessions', 'POST', {})).status).toBe(401);
    });

    test('a session is prolonged by activity, and ends after twelve hours all the same', async () => {
      const hour = 60 * 60 * 1000;
      const response = await login(people.editor.email);
      const { exp } = response.body as { exp: number };
      expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(2 * hour);
      const client = api.withToken(tokenOf(response));
      expect((await client('/users/refresh-token', 'POST', {})).status).toBe(200);
      await signedInSince(people.editor.id, new Date(Date.now() - 11.5 * hour));
      const late = await client('/users/refresh-token', 'POST', {});
      expect(Number(late.body['exp']) * 1000 - Date.now()).toBeLessThanOrEqual(0.5 * hour);
      await signedInSince(people.editor.id, new Date(Date.now() - 12.5 * hour));
      expect((await client('/users/refresh-token', 'POST', {})).status).toBe(403);
    });

    async function signedInSince(id: number, createdAt: Date): Promise<void> {
      const user = await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } });
      const sessions = (user as unknown as { sessions: object[] }).sessions.map((each) => ({
        ...each,
        createdAt,
      }));
      await payload.db.updateOne({ collection: 'users', id, data: { sessions }, req: {} as never });
    }
  });
}
