import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPeopleAndSites, password } from '../testing/people.ts';
import { type RestClient, restApi } from '../testing/rest.ts';
import { studioForTests, type TestStudio } from '../testing/studio.ts';
import { testStudioDatabases } from '../testing/studio-databases.ts';

const another = 'sju sjösjuka sjömän';

for (const { name, databaseUrl } of testStudioDatabases) {
  describe(`${name}: a password`, () => {
    let studio: TestStudio;
    let payload: Payload;
    let people: Awaited<ReturnType<typeof createPeopleAndSites>>;
    let api: ReturnType<typeof restApi>;
    let administrator: RestClient;

    beforeAll(async () => {
      studio = await studioForTests({
        databaseUrl: await databaseUrl(),
        origin: 'https://studio.solvik.example',
        demo: false,
      });
      payload = studio.payload;
      people = await createPeopleAndSites(payload);
      api = restApi(payload);
      administrator = await api.signIn(people.administrator.email, password);
    });
    afterAll(() => studio.close());
    afterEach(() => payload.db.deleteMany({ collection: 'sign-in-attempts', where: {}, req: {} as never }));

    const aPerson = async (email: string, role = 'author') => {
      const data = { name: 'Test Person', email, password, role, sites: [people.solvik.id] };
      return payload.create({ collection: 'users', data: data as never });
    };
    const whoIs = async (client: RestClient) => (await client('/users/me')).body['user'];

    test('that is short or common is refused at its field, for new accounts, too', async () => {
      for (const weak of ['abc', 'password1234', 'ny@solvik.example']) {
        const data = { name: 'Ny', email: 'ny@solvik.example', password: weak, role: 'author' };
        const { status, body } = await administrator('/users', 'POST', data);
        expect(status).toBe(400);
        expect(body).toMatchObject({
          errors: [{ data: { errors: [{ path: 'password', message: expect.any(String) }] } }],
        });
      }
    });

    test('is changed by those who know the current one', async () => {
      const { id } = await aPerson('byter@solvik.example');
      const client = await api.signIn('byter@solvik.example', password);
      const other = await api.signIn('byter@solvik.example', password);
      expect((await client(`/users/${id}`, 'PATCH', { password: another })).status).toBe(400);
      const wrong = await client(`/users/${id}`, 'PATCH', {
        password: another,
        currentPassword: 'not the right one',
      });
      expect(wrong.body).toMatchObject({ errors: [{ data: { errors: [{ path: 'currentPassword' }] } }] });
      expect(await whoIs(await api.signIn('byter@solvik.example', another))).toBeNull();
      const right = await client(`/users/${id}`, 'PATCH', { password: another, currentPassword: password });
      expect(right.status).toBe(200);
      expect(JSON.stringify(right.body)).not.toContain(password);
      expect(await whoIs(client)).toMatchObject({ id });
      expect(await whoIs(other)).toBeNull();
      expect(await whoIs(await api.signIn('byter@solvik.example', another))).toMatchObject({ id });
      expect(await audited(id)).toContain('password-changed');
    });

    test('is asked for by a change of the own mail address, and by no change of the name', async () => {
      const { id } = await aPerson('flyttar@solvik.example');
      const client = await api.signIn('flyttar@solvik.example', password);
      expect((await client(`/users/${id}`, 'PATCH', { email: 'ny-adress@solvik.example' })).status).toBe(400);
      expect((await client(`/users/${id}`, 'PATCH', { name: 'Nytt Namn' })).status).toBe(200);
    });

    test('an administrator sets another’s without it, and the sessions of that account end', async () => {
      const { id } = await aPerson('glomsk@solvik.example');
      const client = await api.signIn('glomsk@solvik.example', password);
      expect((await administrator(`/users/${id}`, 'PATCH', { password: another })).status).toBe(200);
      expect(await whoIs(client)).toBeNull();
      const { id: own } = people.administrator;
      expect((await administrator(`/users/${own}`, 'PATCH', { password: another })).status).toBe(400);
    });

    test('a change of role or sites ends the sessions of the account', async () => {
      const { id } = await aPerson('upp@solvik.example');
      const client = await api.signIn('upp@solvik.example', password);
      expect((await administrator(`/users/${id}`, 'PATCH', { role: 'editor' })).status).toBe(200);
      expect(await whoIs(client)).toBeNull();
      const again = await api.signIn('upp@solvik.example', password);
      await administrator(`/users/${id}`, 'PATCH', { sites: [people.carstore.id] });
      expect(await whoIs(again)).toBeNull();
      expect(await audited(id)).toEqual(['account-created', 'role-changed', 'role-changed']);
    });

    test('the mail for a new one leads to the studio’s own address, in the language of the reader', async () => {
      await aPerson('mejl@solvik.example');
      const mails = mailbox();
      await forgot('mejl@solvik.example', { 'x-forwarded-host': 'evil.example', 'accept-language': 'sv' });
      await vi.waitFor(() => expect(mails).toHaveLength(1));
      expect(mails[0]).toMatchObject({
        to: 'mejl@solvik.example',
        subject: 'Välj ett nytt lösenord till studion',
      });
      expect(mails[0]?.html).toMatch(/href="https:\/\/studio\.solvik\.example\/admin\/reset\/[0-9a-f]{40}"/);
      expect(mails[0]?.html).not.toContain('evil.example');
    });

    test('asking for a new one says the same for an unknown account', async () => {
      await aPerson('finns@solvik.example');
      mailbox();
      const [known, unknown] = [
        await forgot('finns@solvik.example'),
        await forgot('finns-inte@solvik.example'),
      ];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    });

    test('set by mail opens no session, works once and follows the rules', async () => {
      const { id } = await aPerson('aterstall@solvik.example');
      const client = await api.signIn('aterstall@solvik.example', password);
      const mails = mailbox();
      await forgot('aterstall@solvik.example');
      await vi.waitFor(() => expect(mails).toHaveLength(1));
      const token = /reset\/(\w+)"/.exec(mails[0]?.html ?? '')?.[1] ?? '';
      const reset = (typed: string) =>
        api.anonymous('/users/reset-password', 'POST', { token, password: typed });
      expect((await reset('abc')).status).toBe(400);
      const done = await reset(another);
      expect(done.status).toBe(200);
      expect(done.body).not.toHaveProperty('token');
      expect(done.headers.get('set-cookie') ?? '').not.toContain('payload-token');
      expect(await whoIs(client)).toBeNull();
      expect((await reset('another good password')).status).toBe(403);
      expect(await whoIs(await api.signIn('aterstall@solvik.example', another))).toMatchObject({ id });
    });

    type Mail = { to: string; subject: string; html: string };

    function mailbox(): Mail[] {
      const mails: Mail[] = [];
      vi.spyOn(payload.email, 'sendEmail').mockImplementation(async (mail) => void mails.push(mail as Mail));
      return mails;
    }

    function forgot(email: string, headers: Record<string, string> = {}) {
      return api.anonymous('/users/forgot-password', 'POST', { email }, headers);
    }

    async function audited(id: number | string): Promise<unknown[]> {
      const where = { and: [{ subject: { equals: 'users' } }, { document: { equals: String(id) } }] };
      const { docs } = await payload.find({ collection: 'audit-log', where, sort: 'id' });
      return docs.map((entry) => (entry as unknown as { action: string }).action);
    }
  });
}
