import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authenticator } from '../testing/authenticator.ts';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';
import { beginAttempt } from './attempt-limits.ts';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: the second factor`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let api: ReturnType<typeof restApi>;

    beforeAll(async () => {
      // Editors must have one, the others may.
      studio = await studioForTests({
        demo: false,
        databaseUrl: await databaseUrl(),
        secondFactorRoles: ['editor'],
      });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      api = restApi(payload);
    });
    afterAll(() => studio.close());
    afterEach(async () => {
      vi.useRealTimers();
      await payload.db.deleteMany({ collection: 'sign-in-attempts', where: {}, req: {} as never });
    });

    const login = (email: string, code?: string) =>
      api.anonymous('/users/login', 'POST', { email, password, ...(code && { code }) });
    /** The code of the app, so many steps from now. */
    const codeOf = (secret: string, steps = 0) =>
      authenticator(secret).generate({ timestamp: Date.now() + steps * 30_000 });
    const audited = async (action: string) =>
      (await payload.count({ collection: 'audit-log', where: { action: { equals: action } } })).totalDocs;

    let number = 0;
    /** An author who has turned it on, with the session that did. */
    async function anAuthorWithApp() {
      number += 1;
      const email = `app-${number}@solvik.example`;
      const data = { name: `App ${number}`, email, password, role: 'author', sites: [people.solvik.id] };
      const { id } = await payload.create({ collection: 'users', data: data as never });
      const client = await api.signIn(email, password);
      const started = await client('/users/second-factor/start', 'POST', { password });
      const { secret } = started.body['enrolment'] as { secret: string };
      const confirmed = await client('/users/second-factor/confirm', 'POST', { code: codeOf(secret, -1) });
      expect(confirmed.status).toBe(200);
      return { id, email, secret, client, recoveryCodes: confirmed.body['recoveryCodes'] as string[] };
    }

    test('is started with the password only, and asked for from the first right code on', async () => {
      const client = await api.signIn(people.author.email, password);
      expect((await client('/users/second-factor/start', 'POST', { password: 'wrong' })).status).toBe(403);
      const started = await client('/users/second-factor/start', 'POST', { password });
      const enrolment = started.body['enrolment'] as { secret: string; uri: string; svg: string };
      expect(enrolment.svg).toMatch(/^<svg /);
      expect((await client('/users/second-factor/confirm', 'POST', { code: '000000' })).status).toBe(400);
      expect((await login(people.author.email)).status).toBe(200);
      const { body } = await client('/users/second-factor/confirm', 'POST', {
        code: codeOf(enrolment.secret),
      });
      expect(body['recoveryCodes']).toHaveLength(10);
      const needed = await login(people.author.email);
      expect([needed.status, needed.body['code']]).toEqual([401, 'SECOND_FACTOR_NEEDED']);
      expect(needed.headers.get('set-cookie')).toBeNull();
      expect(needed.body).not.toHaveProperty('token');
    });

    test('a code works once, also when it is sent twice at the same time', async () => {
      const { email, secret } = await anAuthorWithApp();
      const code = codeOf(secret);
      const both = await Promise.all([login(email, code), login(email, code), login(email, code)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
      expect((await login(email, code)).body['code']).toBe('SECOND_FACTOR_WRONG');
      expect((await login(email, codeOf(secret, 1))).status).toBe(200);
    });

    test('each recovery code works once, however it is typed', async () => {
      const { email, client, recoveryCodes } = await anAuthorWithApp();
      const [first = '', second = ''] = recoveryCodes;
      expect((await login(email, first)).status).toBe(200);
      expect((await login(email, first)).status).toBe(401);
      expect((await login(email, second.toUpperCase().replace('-', ' '))).status).toBe(200);
      expect((await client('/users/second-factor')).body).toMatchObject({
        enabled: true,
        recoveryCodesLeft: 8,
      });
      expect(await audited('recovery-code-used')).toBeGreaterThan(0);
    });

    test('new recovery codes replace the old ones', async () => {
      const { email, client, recoveryCodes } = await anAuthorWithApp();
      const renewed = await client('/users/second-factor/recovery-codes', 'POST', { password });
      expect((await login(email, recoveryCodes[0])).status).toBe(401);
      expect((await login(email, (renewed.body['recoveryCodes'] as string[])[0])).status).toBe(200);
    });

    test('codes are guessed five times, then the account is locked for right ones, too', async () => {
      const { email, secret } = await anAuthorWithApp();
      for (let tries = 0; tries < 5; tries += 1) expect((await login(email, '123123')).status).toBe(401);
      expect((await login(email, codeOf(secret))).body['code']).toBe('SIGN_IN_REFUSED');
    });

    test('whoever has it signs in although strangers have locked the account; a wrong code or password does not', async () => {
      const { email, secret } = await anAuthorWithApp();
      for (let at = 1; at <= 25; at += 1) {
        const origin = { kind: 'address', address: `198.51.100.${at}` } as const;
        await beginAttempt(payload, { email, origin, now: new Date() });
      }
      expect((await login(email)).body['code']).toBe('SIGN_IN_REFUSED');
      expect((await login(email, '123123')).body['code']).toBe('SECOND_FACTOR_WRONG');
      const code = codeOf(secret);
      const wrong = await api.anonymous('/users/login', 'POST', { email, password: 'wrong', code });
      expect(wrong.body['code']).toBe('SIGN_IN_REFUSED');
      expect((await login(email, code)).status).toBe(200);
    });

    test('neither the secret nor a code is stored so that it can be read', async () => {
      const { id, secret, recoveryCodes } = await anAuthorWithApp();
      const where = { account: { equals: String(id) } };
      const row = JSON.stringify(await payload.db.findOne({ collection: 'second-factors', where }));
      expect(row).not.toContain(secret);
      for (const code of recoveryCodes) expect(row).not.toContain(code.slice(0, 5));
    });

    test('there is no way round it: a mailed password, the local API, a refresh', async () => {
      const { id, email, client } = await anAuthorWithApp();
      await expect(
        payload.login({ collection: 'users', data: { email, password } as never }),
      ).rejects.toMatchObject({ status: 403 });
      const token = await payload.forgotPassword({
        collection: 'users',
        data: { email } as never,
        disableEmail: true,
      });
      const reset = await api.anonymous('/users/reset-password', 'POST', {
        token,
        password: 'another good password',
      });
      expect(reset.status).toBe(200);
      expect(reset.headers.get('set-cookie') ?? '').not.toContain('payload-token');
      expect((await client('/users/refresh-token', 'POST', {})).status).toBe(403);
      const sent = { email, password: 'another good password' };
      expect((await api.anonymous('/users/login', 'POST', sent)).body['code']).toBe('SECOND_FACTOR_NEEDED');
      const user = await payload.db.findOne({ collection: 'users', where: { id: { equals: id } } });
      expect((user as unknown as { sessions?: unknown[] }).sessions ?? []).toEqual([]);
    });

    test('whoever must have one sets it up while signing in', async () => {
      const { email } = people.editor;
      const setup = await login(email);
      expect([setup.status, setup.body['code']]).toEqual([403, 'SECOND_FACTOR_SETUP']);
      expect(setup.body).not.toHaveProperty('token');
      const { secret } = setup.body['enrolment'] as { secret: string };
      expect((await login(email)).body['enrolment']).toMatchObject({ secret });
      expect((await login(email, '000000')).status).toBe(401);
      const done = await login(email, codeOf(secret));
      expect(done.status).toBe(200);
      expect(done.body['recoveryCodes']).toHaveLength(10);
      const client = api.withToken(String(done.body['token']));
      expect((await client('/users/second-factor/disable', 'POST', { password })).status).toBe(403);
      expect((await login(email)).body).not.toHaveProperty('enrolment');
    });

    test('whoever need not have one turns it off with the password', async () => {
      const { email, client } = await anAuthorWithApp();
      expect((await client('/users/second-factor/disable', 'POST', { password: 'wrong' })).status).toBe(403);
      expect((await client('/users/second-factor/disable', 'POST', { password })).status).toBe(200);
      expect((await login(email)).status).toBe(200);
    });

    test('an administrator resets another’s, nobody else does', async () => {
      const { id, email, client } = await anAuthorWithApp();
      const reset = (by: RestClient) => by(`/users/${id}/second-factor/reset`, 'POST', {});
      expect((await reset(client)).status).toBe(403);
      expect((await reset(api.anonymous)).status).toBe(401);
      const administrator = await api.signIn(people.administrator.email, password);
      expect((await reset(administrator)).status).toBe(200);
      expect((await client('/users/me')).body['user']).toBeNull();
      expect((await login(email)).status).toBe(200);
      expect(await audited('second-factor-reset')).toBe(1);
    });

    test('goes with its account', async () => {
      const { id } = await anAuthorWithApp();
      await payload.delete({ collection: 'users', id });
      const where = { account: { equals: String(id) } };
      expect(await payload.count({ collection: 'second-factors', where })).toEqual({ totalDocs: 0 });
    });
  });
}
